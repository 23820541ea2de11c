import { useLocation, useOutletContext } from 'react-router-dom';
import { findMenuNode } from './findMenuNode.ts';
import { MenuPage } from './MenuPage.tsx';
import { UnknownPath } from './UnknownPath.tsx';
import type { Pages } from './usePages.ts';

/** What stands at an address without a screen: the list of a menu entry's pages, or the word that nothing does. */
export function MenuOrUnknown() {
  const { menu, isDeveloper } = useOutletContext<Pages>();
  const { pathname, search } = useLocation();
  const entry = findMenuNode(menu, pathname + search);
  if (!entry || entry.children.length === 0) return <UnknownPath />;
  return <MenuPage entry={entry} showRoles={isDeveloper} />;
}
