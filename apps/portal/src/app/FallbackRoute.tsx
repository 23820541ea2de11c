import { isReportsEntry } from '@portal/domain';
import { ReportListScreen } from '../screens/tableau/ReportList/ReportListScreen.tsx';
import { findMenuNode } from './findMenuNode.ts';
import { MenuPage } from './MenuPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { useScreenLocation } from '../navigation/screenLocation.tsx';
import { useShownPages } from '../navigation/PagesContext.ts';

/** The content for a URL without a screen: a menu page, the list of embedded reports, or the unknown-page message. */
export function FallbackRoute() {
  const { menu, isDeveloper } = useShownPages();
  const { pathname, search } = useScreenLocation();
  const entry = findMenuNode(menu, pathname + search);
  if (entry && isReportsEntry(entry)) return <ReportListScreen title={entry.pageName} />;
  if (!entry || entry.children.length === 0) return <NotFoundPage />;
  return <MenuPage entry={entry} showRoles={isDeveloper} />;
}
