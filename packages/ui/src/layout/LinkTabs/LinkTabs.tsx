import { type RootProps, styled, useThemeProps } from '../../theme/styled.ts';
import { Link } from '../../theme/Link.ts';

export interface LinkTabsProps extends RootProps<HTMLElement> {
  /** Accessible name: the subject of the pages. */
  label: string;
  /** In display order. */
  links: readonly { label: string; href: string }[];
  /** The `href` of the page shown. */
  current: string;
}

const Root = styled('nav', { name: 'PortalLinkTabs', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  gap: 16,
  flex: 'none',
  marginBottom: 16,
  overflowX: 'auto',
  borderBottom: `1px solid ${theme.vars.palette.portal.hairline}`,
  '& a': {
    padding: '6px 0',
    borderBottom: '2px solid transparent',
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  '& a:hover': { color: theme.vars.palette.text.primary },
  '& a:focus-visible': { outlineOffset: -2 },
  '& a[aria-current="page"]': {
    borderBottomColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
  },
  '@media (forced-colors: active)': { '& a:not([aria-current="page"])': { borderBottomColor: 'Canvas' } },
}));

/**
 * Tab-like navigation between pages of one subject; each has its own URL.
 * @alias tabs
 */
export function LinkTabs(inProps: LinkTabsProps) {
  const props = useThemeProps({ props: inProps, name: 'PortalLinkTabs' });
  const { label, links, current, ...root } = props;
  return (
    <Root aria-label={label} {...root}>
      {links.map((link) => (
        <Link key={link.href} href={link.href} aria-current={link.href === current ? 'page' : undefined}>
          {link.label}
        </Link>
      ))}
    </Root>
  );
}
