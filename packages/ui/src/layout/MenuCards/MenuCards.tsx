import { type RootProps, styled, useThemeProps } from '../../theme/styled.ts';
import { ExternalIcon } from '../../controls/icons.tsx';
import { surfaceStyles } from '../../theme/surfaceStyles.ts';
import { monoFamily, motionMs } from '../../theme/tokens.ts';
import { MenuIcon } from '../SidebarMenu/menuIcon.tsx';
import type { NavigationItem } from '../SidebarMenu/NavigationItem.ts';
import { Link } from '../../theme/Link.ts';

export interface MenuCardsProps extends RootProps<HTMLDivElement> {
  /** Items of a menu, in its order. */
  items: readonly NavigationItem[];
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
  '& .PortalMenuCards-note': {
    display: 'block',
    lineHeight: '0.875rem',
    fontFamily: monoFamily,
    fontSize: '0.75rem',
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
}));

/**
 * Child pages of a menu entry as cards with icon, name and purpose, in groups.
 * @alias tiles
 */
export function MenuCards(inProps: MenuCardsProps) {
  const props = useThemeProps({ props: inProps, name: 'PortalMenuCards' });
  const { items, ...root } = props;
  return (
    <Root {...root}>
      <Level items={items} />
    </Root>
  );
}

function Level({ items }: Pick<MenuCardsProps, 'items'>) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id} data-group={Boolean(item.children?.length)}>
          {item.children?.length ? (
            <>
              <h2>
                <Label item={item} />
              </h2>
              <Level items={item.children} />
            </>
          ) : (
            <Card item={item} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Card({ item }: { item: NavigationItem }) {
  return (
    <div className="PortalMenuCards-card">
      <span className="PortalMenuCards-icon">{item.icon ?? <MenuIcon label={item.label} />}</span>
      <div className="PortalMenuCards-text">
        <Label item={item} />
        {item.purpose && <p>{item.purpose}</p>}
      </div>
    </div>
  );
}

function Label({ item: { href, label, external, note } }: { item: NavigationItem }) {
  const Anchor = external ? 'a' : Link;
  return (
    <>
      {typeof href === 'string' ? (
        <Anchor href={href} rel={external ? 'noreferrer' : undefined}>
          {label}
          {external && <ExternalIcon size={12} />}
        </Anchor>
      ) : (
        label
      )}
      {note && <span className="PortalMenuCards-note">{note}</span>}
    </>
  );
}
