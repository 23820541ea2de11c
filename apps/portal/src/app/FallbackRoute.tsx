import { isReportsEntry, type MenuNode } from '@portal/domain';
import { ReportListScreen } from '../screens/embedded-reports/ReportList/ReportListScreen.tsx';
import { findMenuNode } from './findMenuNode.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { useScreenLocation } from '../navigation/screenLocation.tsx';
import { useShownPages } from '../navigation/PagesContext.ts';
import { toNavigationItems } from '../navigation/toNavigationItems.tsx';
import { MenuCards, Page } from '@portal/ui/layout';
import { useTitle } from '../navigation/useTitle.ts';

/** The content for a URL without a screen: a menu page, the list of embedded reports, or the unknown-page message. */
export function FallbackRoute() {
  const { menu, isDeveloper } = useShownPages();
  const { pathname, search } = useScreenLocation();
  const entry = findMenuNode(menu, pathname + search);
  if (entry && isReportsEntry(entry)) return <ReportListScreen title={entry.pageName} />;
  if (!entry || entry.children.length === 0) return <NotFoundPage />;
  return <MenuPage entry={entry} showRoles={isDeveloper} />;
}

interface MenuPageProps {
  entry: MenuNode;
  /** Shows the roles of each page next to it. */
  showRoles: boolean;
}

/** The child pages of a menu entry, as links in columns. */
function MenuPage({ entry, showRoles }: MenuPageProps) {
  useTitle(entry.pageName);
  return (
    <Page title={entry.pageName}>
      <MenuCards items={toNavigationItems(entry.children, showRoles)} />
    </Page>
  );
}
