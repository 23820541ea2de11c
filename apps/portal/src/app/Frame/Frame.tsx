import { LazyComponent } from '@portal/ui/controls';
import { FailureBanner, getShownData } from '@portal/ui/feedback';
import { AppLayout, SearchButton, SidebarMenu } from '@portal/ui/layout';
import { ModalToolsContext } from '@portal/ui/modals';
import { toPagePath, type MenuNode } from '@portal/domain';
import { useLocation } from 'react-router-dom';
import { useSessionUser } from '../../api/session/sessionUser.ts';
import { usePreferences } from '../../state/preferences.ts';
import { findMenuTrail } from '../findMenuNode.ts';
import { ConfirmationHost } from '../../dialogs/ConfirmationHost.tsx';
import { DialogHost } from '../../dialogs/DialogHost.tsx';
import { useDialogInUrl } from '../../dialogs/useDialogInUrl.ts';
import { useLeaveConfirmation } from '../LeaveConfirmation/useLeaveConfirmation.tsx';
import { LoginDialog } from '../LoginDialog/LoginDialog.tsx';
import { PortalFooter } from '../../navigation/PortalFooter.tsx';
import { PagesContext } from '../../navigation/PagesContext.ts';
import { PrefetchContext } from '../../navigation/PrefetchContext.ts';
import { ProductName } from '../../navigation/ProductName.tsx';
import { toNavigationItems } from '../../navigation/toNavigationItems.tsx';
import { type Pages, usePages } from '../../navigation/usePages.ts';
import { KeptScreens } from '../KeptScreens/KeptScreens.tsx';
import { PaletteHost } from '../Palette/PaletteHost.tsx';
import { SEARCH_KEYS, usePalette } from '../Palette/usePalette.ts';
import { PageNotifications } from './PageNotifications.tsx';
import { PlaceStar, toStarredPage } from './PlaceStar.tsx';
import { prefetchRoute } from '../prefetchRoute.ts';
import { AccessGate } from './AccessGate.tsx';
import { FrameUserMenu } from './FrameUserMenu.tsx';
import { loadNotices } from './loadNotices.ts';
import { useContentFocus } from './useContentFocus.ts';
import { usePrefetch } from './usePrefetch.ts';
import { useOpenedRecord } from './useOpenedRecord.ts';
import { useUserEntries } from './useUserEntries.ts';
import { useSessionOfTabs } from './useSessionOfTabs.ts';

const loadDialogs = async (pages: Pages) => (await import('../dialogs.ts')).listDialogs(pages);
const loadFrameNotices = async () => (await loadNotices()).FrameNotices;

/** The frame around every screen: header, menu, footer and the access check. */
export function Frame() {
  const pages = usePages();
  const { pathname, search } = useLocation();
  const shownPages = getShownData(pages) ?? null;
  const menu = shownPages?.menu ?? [];
  useSessionUser();
  useContentFocus();
  useSessionOfTabs();
  usePrefetch(pages);
  const dialog = useDialogInUrl();
  const isDialogOpen = dialog.name !== null;
  const { dialog: leaveDialog, leave } = useLeaveConfirmation({ isDialogOpen });

  const [{ isMenuCollapsed, openGroups }, changePreferences] = usePreferences();
  const trail = findMenuTrail(menu, pathname + search);
  const record = useOpenedRecord();
  const page = toStarredPage(trail.at(-1));
  const starred = record?.isInDialog ? page : (record?.starred ?? page);
  const palette = usePalette();
  const userEntries = useUserEntries(leave);

  return (
    <PrefetchContext value={prefetchRoute}>
      <AppLayout
        product={{ name: <ProductName />, href: '/' }}
        breadcrumbs={shownPages ? listBreadcrumbs(trail, record?.name ?? null) : []}
        purpose={isOwnEntry(trail.at(-1), pathname) ? trail.at(-1)?.toolTip : undefined}
        placeTools={starred && <PlaceStar {...starred} />}
        search={
          <SearchButton
            shortcut="Ctrl K"
            keyShortcuts={SEARCH_KEYS}
            onClick={() => palette.show('palette')}
          />
        }
        tools={<FrameUserMenu entries={userEntries} />}
        menu={
          <SidebarMenu
            items={toNavigationItems(menu, shownPages?.isDeveloper)}
            currentId={trail.at(-1)?.pageId.toString() ?? null}
            defaultOpenGroups={new Set(openGroups.map(String))}
            onOpenGroupsChange={(change) =>
              changePreferences({ openGroups: [...change.openGroups].map(Number) })
            }
          />
        }
        collapsed={isMenuCollapsed}
        onCollapsedChange={({ collapsed }) => changePreferences({ isMenuCollapsed: collapsed })}
        notice={
          <>
            <LazyComponent load={loadFrameNotices} props={{}} />
            {pages.status === 'failed' && <FailureBanner label="The menu" failure={pages} />}
          </>
        }
        footer={<PortalFooter />}
      >
        <AccessGate pages={pages} record={record?.title ?? null}>
          <PagesContext value={shownPages}>
            <KeptScreens />
          </PagesContext>
          <ModalToolsContext
            value={record?.isInDialog && record.starred && <PlaceStar {...record.starred} />}
          >
            {shownPages && <DialogHost dialog={dialog} loadDialogs={() => loadDialogs(shownPages)} />}
          </ModalToolsContext>
        </AccessGate>
      </AppLayout>
      <PageNotifications />
      <ConfirmationHost />
      {leaveDialog}
      <LoginDialog />
      {shownPages && <PaletteHost palette={palette} pages={shownPages} userEntries={userEntries} />}
    </PrefetchContext>
  );
}

/** Whether an entry is that of the page itself, not of the page that leads to it. */
function isOwnEntry(entry: MenuNode | undefined, pathname: string) {
  return entry?.url && toPagePath(entry.url) === toPagePath(pathname);
}

/** The pages above the current one; with a record, also the page and the record. */
function listBreadcrumbs(trail: readonly MenuNode[], record: string | null) {
  const pages = trail.map(({ pageName, url }) => ({ label: pageName, href: url }));
  return record === null ? pages.slice(0, -1) : [...pages, { label: record, href: null }];
}
