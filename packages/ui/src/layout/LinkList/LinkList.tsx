import { type RootProps, styled, useThemeProps } from '../../theme/styled.ts';
import { surfaceStyles } from '../../theme/surfaceStyles.ts';
import { sizes } from '../../theme/tokens.ts';
import { Link } from '../../theme/Link.ts';

export interface LinkListItem {
  label: string;
  href: string;
  /** Short description below the link. */
  note?: string;
}

export interface LinkListProps extends RootProps<HTMLUListElement> {
  /** Accessible name of the list. */
  label: string;
  /** In display order. */
  links: readonly LinkListItem[];
}

const Root = styled('ul', { name: 'PortalLinkList', slot: 'Root' })(({ theme }) => ({
  ...surfaceStyles(theme),
  maxWidth: 640,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  '& li': { position: 'relative', padding: '10px 16px', overflowWrap: 'anywhere' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.portal.hairline}` },
  '& li:hover': { backgroundColor: theme.vars.palette.portal.hover },
  // The whole row is the target of its link.
  '& a': {
    color: theme.vars.palette.primary.main,
    fontWeight: 500,
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${sizes.focusRing}px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: -2,
      borderRadius: sizes.surfaceCorner,
    },
  },
  '& small': {
    ...theme.typography.body2,
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
}));

/** Pages to choose from, one below the other. */
export function LinkList(inProps: LinkListProps) {
  const props = useThemeProps({ props: inProps, name: 'PortalLinkList' });
  const { label, links, ...root } = props;
  return (
    <Root aria-label={label} {...root}>
      {links.map(({ label: text, href, note }) => (
        <li key={href}>
          <Link href={href}>{text}</Link>
          {note && <small>{note}</small>}
        </li>
      ))}
    </Root>
  );
}
