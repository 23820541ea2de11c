import { styled, useThemeProps } from '@mui/material/styles';
import type { LinkComponent } from '../../controls/LinkComponent.ts';
import type { ComponentThemeOptions } from '../../theme/ComponentThemeOptions.ts';
import type { RootProps } from '../../theme/RootProps.ts';

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
  /** Link component of the host app's router, or `'a'` without a router. */
  LinkComponent: LinkComponent;
}

declare module '@mui/material/styles' {
  interface Components {
    PortalLinkList?: ComponentThemeOptions<LinkListProps>;
  }
}

const Root = styled('ul', { name: 'PortalLinkList', slot: 'Root' })(({ theme }) => ({
  maxWidth: 1100,
  // Short lists are easier to read in one column.
  '&[data-many="true"]': { columns: '280px', columnGap: 32 },
  margin: 0,
  padding: '4px 0 0',
  listStyle: 'none',
  '& li': { breakInside: 'avoid', padding: '6px 0', overflowWrap: 'anywhere' },
  '& a': { color: theme.vars.palette.primary.main, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& small': {
    ...theme.typography.caption,
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
}));

/** List of links that fills a page, in columns when there are many. */
export function LinkList(inProps: LinkListProps) {
  const props = useThemeProps({ props: inProps, name: 'PortalLinkList' });
  const { label, links, LinkComponent: Link, ...root } = props;
  return (
    <Root aria-label={label} {...root} data-many={links.length > 12}>
      {links.map(({ label: text, href, note }) => (
        <li key={href}>
          <Link href={href}>{text}</Link>
          {note && <small>{note}</small>}
        </li>
      ))}
    </Root>
  );
}
