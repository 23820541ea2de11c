import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { MenuNode } from '@portal/domain';
import { toReadingKey } from '../../controls/readingDirection.ts';
import { useControlledState } from '../../controls/useControlledState.ts';
import { useAppLayout } from '../AppLayout/AppLayoutContext.ts';
import { MenuLevel } from './MenuLevel.tsx';
import { Root } from './sidebarMenuStyles.ts';
import type { ComponentThemeOptions } from '../../theme/ComponentThemeOptions.ts';
import type { RootProps } from '../../theme/RootProps.ts';
import { useLocalizedThemeProps } from '../../theme/useLocalizedThemeProps.ts';

const sidebarMenuLocaleText = {
  /** Accessible name of the menu. */
  label: 'Main menu',
  toggleLabel: (pageName: string) => `Subpages of ${pageName}`,
};

/** Built-in English text of `SidebarMenu`; override it with `localeText`. */
export type SidebarMenuLocaleText = typeof sidebarMenuLocaleText;

export interface SidebarMenuProps extends RootProps<HTMLElement> {
  /** Menu of the user, from `buildMenu` of `@portal/domain`. */
  menu: readonly MenuNode[];
  /** Entry of the current page; `null` when it is not in the menu. Its parent groups are opened. */
  currentPageId: number | null;
  /** IDs of the open groups. Uncontrolled with `defaultOpenGroups`; the host may persist them. */
  openGroups?: ReadonlySet<number>;
  /** Initially open groups when `openGroups` is not given. */
  defaultOpenGroups?: ReadonlySet<number>;
  /** Called when a group was opened or closed, also by navigating to a page in it. */
  onOpenGroupsChange?: (change: { openGroups: ReadonlySet<number> }) => void;
  /** Shows the roles of each entry beside it (developer mode). */
  showRoles?: boolean;
  /** Overrides the built-in English text. */
  localeText?: Partial<SidebarMenuLocaleText>;
}

declare module '@mui/material/styles' {
  interface Components {
    PortalSidebarMenu?: ComponentThemeOptions<SidebarMenuProps>;
  }
}

const noGroups: ReadonlySet<number> = new Set();

/**
 * Main menu of links and collapsible groups. Tab reaches every entry; the arrow keys, Home and End move
 * between the visible ones, Right and Left open and close a group.
 * @alias drawer, navigation, side nav
 */
export function SidebarMenu(inProps: SidebarMenuProps) {
  const [props, strings] = useLocalizedThemeProps('PortalSidebarMenu', inProps, sidebarMenuLocaleText);
  const { menu, currentPageId, showRoles = false, ...others } = props;
  const { openGroups: givenOpenGroups, defaultOpenGroups = noGroups, onOpenGroupsChange, ...root } = others;
  const { isCollapsed, expand } = useAppLayout();
  const [openGroups, setOpenGroups] = useControlledState(
    givenOpenGroups,
    () => new Set([...defaultOpenGroups, ...listAncestorGroups(menu, currentPageId)]),
    (next) => onOpenGroupsChange?.({ openGroups: next }),
  );
  const lastPageId = useRef<number | null>(null);
  // Before paint: a group that opens later would shift the entries below it.
  useLayoutEffect(() => {
    if (currentPageId === lastPageId.current) return;
    lastPageId.current = currentPageId;
    const closedAncestors = listAncestorGroups(menu, currentPageId).filter((group) => !openGroups.has(group));
    if (closedAncestors.length > 0) setOpenGroups(new Set([...openGroups, ...closedAncestors]));
  }, [menu, currentPageId, openGroups, setOpenGroups]);

  const toggleGroup = (pageId: number) => {
    if (isCollapsed) {
      expand();
      setOpenGroups(new Set([...openGroups, pageId]));
    } else {
      setOpenGroups(toggleId(openGroups, pageId));
    }
  };

  return (
    <Root aria-label={strings.label} {...root} data-collapsed={isCollapsed} onKeyDown={moveFocus}>
      <MenuLevel
        nodes={menu}
        level={0}
        shared={{
          currentPageId,
          openGroups: isCollapsed ? noGroups : openGroups,
          toggleGroup,
          showRoles,
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
function listAncestorGroups(menu: readonly MenuNode[], pageId: number | null): number[] {
  for (const node of menu) {
    if (node.pageId === pageId) return [];
    const ancestorsBelow = listAncestorGroups(node.children, pageId);
    if (ancestorsBelow.length > 0 || node.children.some((child) => child.pageId === pageId))
      return [node.pageId, ...ancestorsBelow];
  }
  return [];
}

/** Copy of the set with the ID added or removed. */
function toggleId(groups: ReadonlySet<number>, pageId: number): ReadonlySet<number> {
  const next = new Set(groups);
  if (!next.delete(pageId)) next.add(pageId);
  return next;
}
