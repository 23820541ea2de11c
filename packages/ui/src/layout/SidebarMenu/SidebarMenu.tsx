import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { toReadingKey } from '../../controls/readingDirection.ts';
import { useControlledState } from '../../controls/useControlledState.ts';
import { useAppLayout } from '../AppLayout/AppLayoutContext.ts';
import { MenuLevel } from './MenuLevel.tsx';
import type { NavigationItem } from './NavigationItem.ts';
import { Root } from './sidebarMenuStyles.ts';
import { type Localized, type RootProps, useLocalizedThemeProps } from '../../theme/styled.ts';

const sidebarMenuLocaleText = {
  /** Accessible name of the menu. */
  label: 'Main menu',
  toggleLabel: (label: string) => `Subpages of ${label}`,
};

/** Built-in English text of `SidebarMenu`; override it with `localeText`. */
export type SidebarMenuLocaleText = typeof sidebarMenuLocaleText;

export interface SidebarMenuProps extends RootProps<HTMLElement>, Localized<SidebarMenuLocaleText> {
  /** Pages and groups of pages, those that the user can open. */
  items: readonly NavigationItem[];
  /** Item of the current page; `null` when it is not in the menu. Its parent groups are opened. */
  currentId: string | null;
  /** IDs of the open groups. Uncontrolled with `defaultOpenGroups`; the host may persist them. */
  openGroups?: ReadonlySet<string>;
  /** Initially open groups when `openGroups` is not given. */
  defaultOpenGroups?: ReadonlySet<string>;
  /** Called when a group was opened or closed, also by navigating to a page in it. */
  onOpenGroupsChange?: (change: { openGroups: ReadonlySet<string> }) => void;
}

const noGroups: ReadonlySet<string> = new Set();

/**
 * Main menu of links and collapsible groups. Tab reaches every entry; the arrow keys, Home and End move
 * between the visible ones, Right and Left open and close a group.
 * @alias drawer, navigation, side nav
 */
export function SidebarMenu(inProps: SidebarMenuProps) {
  const [props, strings] = useLocalizedThemeProps('PortalSidebarMenu', inProps, sidebarMenuLocaleText);
  const { items, currentId, ...others } = props;
  const { openGroups: givenOpenGroups, defaultOpenGroups = noGroups, onOpenGroupsChange, ...root } = others;
  const { isCollapsed, expand } = useAppLayout();
  const currentGroups = listAncestorGroups(items, currentId);
  const [openGroups, setOpenGroups] = useControlledState(
    givenOpenGroups,
    () => new Set([...defaultOpenGroups, ...currentGroups]),
    (next) => onOpenGroupsChange?.({ openGroups: next }),
  );
  const lastId = useRef<string | null>(null);
  // Before paint: a group that opens later would shift the entries below it.
  useLayoutEffect(() => {
    if (currentId === lastId.current) return;
    lastId.current = currentId;
    if (currentGroups.some((group) => !openGroups.has(group)))
      setOpenGroups(new Set([...openGroups, ...currentGroups]));
  });

  const toggleGroup = (id: string) => {
    const next = new Set(openGroups);
    const wasOpen = next.delete(id);
    if (isCollapsed) expand();
    if (isCollapsed || !wasOpen) next.add(id);
    setOpenGroups(next);
  };

  return (
    <Root aria-label={strings.label} {...root} data-collapsed={isCollapsed} onKeyDown={moveFocus}>
      <MenuLevel
        items={items}
        level={0}
        shared={{
          currentId,
          currentGroups,
          openGroups: isCollapsed ? noGroups : openGroups,
          toggleGroup,
          isCollapsed,
          toggleLabel: strings.toggleLabel,
        }}
      />
    </Root>
  );
}

/** Moves the focus between visible links and buttons with the arrow keys, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const index = entries.indexOf(event.target as HTMLElement);
  const target = event.target as HTMLElement;
  const isOpen = target.getAttribute('aria-expanded');
  const key = toReadingKey(target, event.key);
  const targetIndex = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: entries.length - 1 }[key];
  if (targetIndex !== undefined) entries[Math.min(Math.max(targetIndex, 0), entries.length - 1)]?.focus();
  else if (key === 'ArrowRight' && isOpen === 'false') target.click();
  else if (key === 'ArrowLeft' && isOpen === 'true') target.click();
  else return;
  event.preventDefault();
}

/**
 * IDs of the ancestor groups of an entry, outermost first; empty for top-level entries and entries that are
 * not in the menu.
 */
function listAncestorGroups(items: readonly NavigationItem[], currentId: string | null): string[] {
  for (const { id, children = [] } of items) {
    if (id === currentId) return [];
    const ancestorsBelow = listAncestorGroups(children, currentId);
    if (ancestorsBelow.length > 0 || children.some((child) => child.id === currentId))
      return [id, ...ancestorsBelow];
  }
  return [];
}
