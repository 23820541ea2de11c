import type { MenuNode } from '@portal/domain';
import { styled, useThemeProps } from '@mui/material/styles';
import { ExternalIcon } from '../../controls/icons.tsx';
import { monoFamily } from '../../theme/tokens.ts';
import type { LinkComponent } from '../../controls/LinkComponent.ts';
import type { ComponentThemeOptions } from '../../theme/ComponentThemeOptions.ts';
import type { RootProps } from '../../theme/RootProps.ts';

export interface MenuColumnsProps extends RootProps<HTMLDivElement> {
  /** Child pages of a menu entry, in menu order. */
  nodes: readonly MenuNode[];
  /** Link component of the host app's router, or `'a'` without a router. */
  LinkComponent: LinkComponent;
  /** Shows the roles of each page beside it (developer mode). */
  showRoles?: boolean;
}

declare module '@mui/material/styles' {
  interface Components {
    PortalMenuColumns?: ComponentThemeOptions<MenuColumnsProps>;
  }
}

const Root = styled('div', { name: 'PortalMenuColumns', slot: 'Root' })(({ theme }) => ({
  columns: '240px',
  columnGap: 32,
  maxWidth: 1100,
  paddingTop: 4,
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& ul ul': { margin: '0 0 8px 12px' },
  '& li': { breakInside: 'avoid' },
  // A group longer than a column continues in the next one; its name stays with its first entry.
  '& li[data-group="true"]': { breakInside: 'auto' },
  '& .PortalMenuColumns-page': {
    display: 'block',
    padding: `${(theme.density.rowHeight - 20) / 2}px 0`,
    lineHeight: '20px',
    overflowWrap: 'anywhere',
  },
  '& li[data-group="true"] > .PortalMenuColumns-page': { fontWeight: 600, breakAfter: 'avoid' },
  '& a': { color: theme.vars.palette.primary.main, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& svg': { marginLeft: 4, verticalAlign: '-1px', color: theme.vars.palette.text.secondary },
  '& .PortalMenuColumns-roles': {
    display: 'block',
    lineHeight: '14px',
    fontFamily: monoFamily,
    fontSize: 11,
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
}));

/** Child pages of a menu entry as links, grouped and in columns. */
export function MenuColumns(inProps: MenuColumnsProps) {
  const props = useThemeProps({ props: inProps, name: 'PortalMenuColumns' });
  const { nodes, LinkComponent, showRoles = false, ...root } = props;
  return (
    <Root {...root}>
      <MenuColumnLevel nodes={nodes} LinkComponent={LinkComponent} showRoles={showRoles} />
    </Root>
  );
}

function MenuColumnLevel({
  nodes,
  ...shared
}: Required<Pick<MenuColumnsProps, 'nodes' | 'LinkComponent' | 'showRoles'>>) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.pageId} data-group={node.children.length > 0} title={node.toolTip || undefined}>
          <span className="PortalMenuColumns-page">
            <PageName node={node} LinkComponent={shared.LinkComponent} />
            {shared.showRoles && node.roles.length > 0 && (
              <span className="PortalMenuColumns-roles">{node.roles.join(', ')}</span>
            )}
          </span>
          {node.children.length > 0 && <MenuColumnLevel nodes={node.children} {...shared} />}
        </li>
      ))}
    </ul>
  );
}

function PageName({ node, LinkComponent: Link }: { node: MenuNode; LinkComponent: LinkComponent }) {
  if (node.url === null) return node.pageName;
  if (!node.external) return <Link href={node.url}>{node.pageName}</Link>;
  return (
    <a href={node.url} rel="noreferrer">
      {node.pageName}
      <ExternalIcon size={12} />
    </a>
  );
}
