import { ChevronRightIcon, ExternalIcon } from '../../controls/icons.tsx';
import { Link } from '../../theme/Link.ts';
import { MenuIcon } from './menuIcon.tsx';
import type { NavigationItem } from './NavigationItem.ts';

interface Shared {
  currentId: string | null;
  /** Groups that the current item is in. */
  currentGroups: readonly string[];
  openGroups: ReadonlySet<string>;
  toggleGroup: (id: string) => void;
  isCollapsed: boolean;
  /** Accessible name of the button that expands a group. */
  toggleLabel: (label: string) => string;
}

export interface MenuLevelProps {
  items: readonly NavigationItem[];
  /** Zero-based. */
  level: number;
  shared: Shared;
  id?: string;
}

/** Entries of one menu level, with the levels below open groups. */
export function MenuLevel({ items, level, shared, id }: MenuLevelProps) {
  return (
    <ul id={id}>
      {items.map((item) => (
        <MenuItem key={item.id} item={item} level={level} shared={shared} />
      ))}
    </ul>
  );
}

interface ItemProps {
  item: NavigationItem;
  level: number;
  shared: Shared;
}

function MenuItem({ item, level, shared }: ItemProps) {
  const { children = [] } = item;
  const isGroup = children.length > 0;
  const isLink = typeof item.href === 'string';
  const isOpen = isGroup && shared.openGroups.has(item.id);
  const listId = `menu-${item.id}`;
  const disclosureProps = { 'aria-expanded': isOpen, 'aria-controls': isOpen ? listId : undefined };
  const toggle = () => shared.toggleGroup(item.id);
  return (
    <li>
      <div
        className="PortalSidebarMenu-entry"
        data-current={item.id === shared.currentId}
        data-holds-current={!isOpen && shared.currentGroups.includes(item.id)}
        data-level={level}
      >
        {!isLink ? (
          <button type="button" title={getTooltip(item, shared)} onClick={toggle} {...disclosureProps}>
            <Label item={item} level={level} />
            {!shared.isCollapsed && <ChevronRightIcon className="PortalSidebarMenu-chevron" size={12} />}
          </button>
        ) : (
          <EntryLink item={item} level={level} shared={shared} />
        )}
        {isGroup && isLink && !shared.isCollapsed && (
          <button
            type="button"
            className="PortalSidebarMenu-toggle"
            aria-label={shared.toggleLabel(item.label)}
            onClick={toggle}
            {...disclosureProps}
          >
            <ChevronRightIcon className="PortalSidebarMenu-chevron" size={12} />
          </button>
        )}
      </div>
      {isOpen && <MenuLevel id={listId} items={children} level={level + 1} shared={shared} />}
    </li>
  );
}

function EntryLink({ item, level, shared }: ItemProps) {
  const Anchor = item.external ? 'a' : Link;
  const isCurrent = item.id === shared.currentId;
  return (
    <Anchor
      ref={isCurrent ? reveal : undefined}
      href={item.href ?? ''}
      title={getTooltip(item, shared)}
      aria-current={isCurrent ? 'page' : undefined}
      rel={item.external ? 'noreferrer' : undefined}
    >
      <Label item={item} level={level} />
      {item.external && !shared.isCollapsed && <ExternalIcon size={12} />}
    </Anchor>
  );
}

/** Several open groups can be higher than the window. */
function reveal(link: HTMLElement | null) {
  // jsdom has no layout.
  link?.scrollIntoView?.({ block: 'nearest' });
}

function Label({ item: { label, icon, note }, level }: Pick<ItemProps, 'item' | 'level'>) {
  return (
    <>
      {level === 0 && (icon ?? <MenuIcon label={label} />)}
      <span className="PortalSidebarMenu-name">
        {label}
        {note && <span className="PortalSidebarMenu-note"> {note}</span>}
      </span>
    </>
  );
}

/** Labels with more characters may not fit the width of the sidebar. */
const longestLabel = 22;

/** Tooltip; includes the label when it is hidden or cut. */
function getTooltip({ label, purpose }: NavigationItem, { isCollapsed }: Shared): string | undefined {
  const isLabelCut = isCollapsed || label.length > longestLabel;
  const parts = isLabelCut ? [label, purpose] : [purpose];
  return parts.filter(Boolean).join(': ') || undefined;
}
