import type { MenuNode } from '@portal/domain';
import { styled, useThemeProps } from '@mui/material/styles';
import { ExternalIcon } from '../../controls/icons.tsx';
import { surfaceStyles } from '../../theme/surfaceStyles.ts';
import { monoFamily, motionMs } from '../../theme/tokens.ts';
import { MenuIcon } from '../SidebarMenu/menuIcon.tsx';
import { Link } from '../../theme/Link.ts';
import type { ComponentThemeOptions } from '../../theme/ComponentThemeOptions.ts';
import type { RootProps } from '../../theme/RootProps.ts';

export interface MenuCardsProps extends RootProps<HTMLDivElement> {
  /** Child pages of a menu entry, in menu order. */
  nodes: readonly MenuNode[];
  /** Shows the roles of each page beside it (developer mode). */
  showRoles?: boolean;
}

declare module '@mui/material/styles' {
  interface Components {
    PortalMenuCards?: ComponentThemeOptions<MenuCardsProps>;
  }
}

const Root = styled('div', { name: 'PortalMenuCards', slot: 'Root' })(({ theme }) => ({
  maxWidth: 1280,
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
    gap: 12,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& li': { minWidth: 0, overflowWrap: 'anywhere' },
  '& li[data-group="true"]': { gridColumn: '1 / -1', '&:not(:first-of-type)': { marginTop: 12 } },
  '& h2': { ...theme.typography.h3, margin: '0 0 8px' },
  '& .PortalMenuCards-card': {
    ...surfaceStyles(theme),
    position: 'relative',
    display: 'flex',
    gap: 12,
    height: '100%',
    boxSizing: 'border-box',
    padding: 12,
    transition: `border-color ${motionMs}ms`,
    '&:hover': { borderColor: theme.vars.palette.portal.accent[8] },
    '&:has(a:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
    // The whole card is the target of its link.
    '& a': { fontWeight: 500, '&::after': { content: '""', position: 'absolute', inset: 0 } },
    '& a:focus-visible': { outline: 'none' },
  },
  '& .PortalMenuCards-icon': {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 36,
    height: 36,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: theme.vars.palette.portal.accent[3],
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
  },
  '& .PortalMenuCards-text': { minWidth: 0 },
  '& a': { color: theme.vars.palette.text.primary, textDecoration: 'none' },
  '& h2 a': { color: theme.vars.palette.primary.main, '&:hover': { textDecoration: 'underline' } },
  '& a svg': { marginInlineStart: 4, verticalAlign: '-1px', color: theme.vars.palette.text.secondary },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
  '& .PortalMenuCards-roles': {
    display: 'block',
    lineHeight: '0.875rem',
    fontFamily: monoFamily,
    fontSize: '0.6875rem',
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
}));

type LevelProps = Required<Pick<MenuCardsProps, 'nodes' | 'showRoles'>>;

/**
 * Child pages of a menu entry as cards with icon, name and purpose, in groups.
 * @alias tiles
 */
export function MenuCards(inProps: MenuCardsProps) {
  const props = useThemeProps({ props: inProps, name: 'PortalMenuCards' });
  const { nodes, showRoles = false, ...root } = props;
  return (
    <Root {...root}>
      <Level nodes={nodes} showRoles={showRoles} />
    </Root>
  );
}

function Level({ nodes, ...shared }: LevelProps) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.pageId} data-group={node.children.length > 0}>
          {node.children.length > 0 ? (
            <>
              <h2>
                <PageName node={node} {...shared} />
              </h2>
              <Level nodes={node.children} {...shared} />
            </>
          ) : (
            <Card node={node} {...shared} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Card({ node, ...shared }: { node: MenuNode } & Omit<LevelProps, 'nodes'>) {
  return (
    <div className="PortalMenuCards-card">
      <span className="PortalMenuCards-icon">
        <MenuIcon icon={node.icon} imageUrl={node.imageUrl} pageName={node.pageName} />
      </span>
      <div className="PortalMenuCards-text">
        <PageName node={node} {...shared} />
        {node.toolTip && <p>{node.toolTip}</p>}
      </div>
    </div>
  );
}

function PageName({ node, showRoles }: { node: MenuNode } & Omit<LevelProps, 'nodes'>) {
  return (
    <>
      <PageLink node={node} />
      {showRoles && node.roles.length > 0 && (
        <span className="PortalMenuCards-roles">{node.roles.join(', ')}</span>
      )}
    </>
  );
}

function PageLink({ node }: { node: MenuNode }) {
  if (node.url === null) return node.pageName;
  if (!node.external) return <Link href={node.url}>{node.pageName}</Link>;
  return (
    <a href={node.url} rel="noreferrer">
      {node.pageName}
      <ExternalIcon size={12} />
    </a>
  );
}
