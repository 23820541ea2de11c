import { Notifications } from '@portal/ui/feedback';
import { AppLayout, MenuSearch, SidebarMenu } from '@portal/ui/layout';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSessionUser } from '../../api/sessionUser.ts';
import { signOutAlong } from '../../api/signOut.ts';
import { dismissNotice, useNotices } from '../../state/notices.ts';
import { onLoggedOutEverywhere } from '../../state/otherTabs.ts';
import { usePreferences } from '../../state/preferences.ts';
import { menuTrail } from '../findMenuNode.ts';
import { useLeaving } from '../Leaving/useLeaving.tsx';
import { LoginAgain } from '../LoginAgain/LoginAgain.tsx';
import { PortalModals } from '../modals/PortalModals.tsx';
import { PortalFooter } from '../PortalFooter.tsx';
import { PortalLink } from '../PortalLink.tsx';
import { PRODUCT_NAME } from '../productName.ts';
import { usePages } from '../usePages.ts';
import { AccessGate } from './AccessGate.tsx';
import { FrameUserMenu } from './FrameUserMenu.tsx';
import { LoginEndingBand } from './LoginEndingBand.tsx';
import { UnavailableBand } from './UnavailableBand.tsx';
import { useArrival } from './useArrival.ts';
import { usePrefetch } from './usePrefetch.ts';

/** The frame around every screen: header, menu, footer and the access check. */
export function Frame() {
  const pages = usePages();
  const { pathname, search } = useLocation();
  const menu = pages.status === 'ready' ? pages.data.menu : [];
  useSessionUser();
  useArrival();
  useEffect(() => onLoggedOutEverywhere(signOutAlong), []);
  usePrefetch(pages);
  const { question, leave } = useLeaving();

  const [{ isMenuCollapsed, openGroups }, changePreferences] = usePreferences();
  const trail = menuTrail(menu, pathname + search);

  return (
    <>
      <AppLayout
        productName={PRODUCT_NAME}
        homeHref="/"
        LinkComponent={PortalLink}
        place={trail
          .slice(0, -1)
          .map(({ pageName }) => pageName)
          .join(' › ')}
        search={<MenuSearch menu={menu} LinkComponent={PortalLink} />}
        tools={<FrameUserMenu leave={leave} />}
        menu={
          <SidebarMenu
            menu={menu}
            LinkComponent={PortalLink}
            currentPageId={trail.at(-1)?.pageId ?? null}
            defaultOpenGroups={new Set(openGroups)}
            onOpenGroupsChange={(change) => changePreferences({ openGroups: [...change.openGroups] })}
            showRoles={pages.status === 'ready' && pages.data.isDeveloper}
          />
        }
        collapsed={isMenuCollapsed}
        onCollapsedChange={({ collapsed }) => changePreferences({ isMenuCollapsed: collapsed })}
        notice={
          <>
            <LoginEndingBand />
            <UnavailableBand />
          </>
        }
        footer={<PortalFooter />}
      >
        <AccessGate pages={pages}>
          <Outlet context={pages.status === 'ready' ? pages.data : null} />
        </AccessGate>
      </AppLayout>
      <Notifications notifications={useNotices()} onDismiss={dismissNotice} />
      <PortalModals />
      {question}
      <LoginAgain />
    </>
  );
}
