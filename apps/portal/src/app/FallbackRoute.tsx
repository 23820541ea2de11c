import { findPagesByPath, isReportsEntry, type MenuNode } from '@portal/domain';
import { EmptyState } from '@portal/ui/feedback';
import { MenuCards, Page } from '@portal/ui/layout';
import { useHome } from '../api/resources/home.ts';
import { useShownPages } from '../navigation/PagesContext.ts';
import { toPlaceHref } from '../navigation/placeLinks.ts';
import { useScreenLocation } from '../navigation/screenLocation.tsx';
import { useTitle } from '../navigation/useTitle.ts';
import { ReportListScreen } from '../screens/embedded-reports/ReportList/ReportListScreen.tsx';
import { RecentPanel } from '../screens/home/Home/PlacePanels.tsx';
import { findMenuNode } from './findMenuNode.ts';
import { groupBySubject } from './menuSubjects.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** The content for a URL without a screen: a menu page, the list of embedded reports, or the unknown-page message. */
export function FallbackRoute() {
  const { menu, tree, isDeveloper } = useShownPages();
  const { pathname, search } = useScreenLocation();
  const entry = findMenuNode(menu, pathname + search);
  if (entry && isReportsEntry(entry)) return <ReportListScreen title={entry.pageName} />;
  const isMenu = findPagesByPath(tree, pathname).some(({ children }) => children.length > 0);
  if (!entry || !isMenu) return <NotFoundPage />;
  return <MenuPage entry={entry} showRoles={isDeveloper} />;
}

interface MenuPageProps {
  entry: MenuNode;
  /** Shows the roles of each page next to it. */
  showRoles: boolean;
}

/** The child pages of a menu entry as cards, and what the user has opened last on them. */
function MenuPage({ entry, showRoles }: MenuPageProps) {
  useTitle(entry.pageName);
  if (entry.children.length === 0) {
    return (
      <Page title={entry.pageName}>
        <EmptyState hint="Ask an administrator for access.">No pages</EmptyState>
      </Page>
    );
  }
  return (
    <Page title={entry.pageName}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'start', paddingBottom: 24 }}>
        <MenuCards
          items={groupBySubject(entry.children, showRoles)}
          style={{ flex: '0 1 1280px', minWidth: 0 }}
        />
        <RecentBelow entry={entry} />
      </div>
    </Page>
  );
}

/** The records and views of the pages of a menu that were opened last; nothing until there are any. */
function RecentBelow({ entry }: { entry: MenuNode }) {
  const { data: home } = useHome();
  const recent = home?.recent.filter((place) => findMenuNode(entry.children, toPlaceHref(place) ?? '')) ?? [];
  if (!home || recent.length === 0) return null;
  return (
    <div style={{ flex: '1 1 320px', maxWidth: 1280, minWidth: 0 }}>
      <RecentPanel recent={recent} favorites={home.favorites} />
    </div>
  );
}
