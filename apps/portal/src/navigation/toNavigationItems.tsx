import type { MenuNode } from '@portal/domain';
import { MenuIcon, type NavigationItem } from '@portal/ui/layout';

/** Pages of the portal as items of a menu; `showRoles`: with the roles of each page beside it (developer mode). */
export function toNavigationItems(menu: readonly MenuNode[], showRoles = false): NavigationItem[] {
  return menu.map(({ pageId, pageName, url, external, icon, imageUrl, toolTip, roles, children }) => ({
    id: String(pageId),
    label: pageName,
    href: url,
    external,
    icon: <MenuIcon name={icon} imageUrl={imageUrl} label={pageName} />,
    purpose: toolTip,
    note: showRoles ? roles.join(', ') : undefined,
    children: toNavigationItems(children, showRoles),
  }));
}
