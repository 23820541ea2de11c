import { AppLayout, SidebarMenu } from '@portal/ui/layout';
import { Outlet, useLocation } from 'react-router-dom';
import { findMenuNode } from '../findMenuNode.ts';
import { useSessionUser } from '../../api/sessionUser.ts';
import { useLeaving } from '../Leaving/useLeaving.tsx';
import { LoginAgain } from '../LoginAgain/LoginAgain.tsx';
import { PortalFooter } from '../PortalFooter.tsx';
import { PortalLink } from '../PortalLink.tsx';
import { PRODUCT_NAME } from '../productName.ts';
import { usePages } from '../usePages.ts';
import { AccessGate } from './AccessGate.tsx';
import { FrameUserMenu } from './FrameUserMenu.tsx';
import { useArrival } from './useArrival.ts';
import { usePrefetch } from './usePrefetch.ts';

/** What stands around every screen: header, menu, footer; and whether the user may see the screen at all. */
export function Frame() {
  const pages = usePages();
  const { pathname } = useLocation();
  const menu = pages.status === 'ready' ? pages.data.menu : [];
  useSessionUser();
  useArrival();
  usePrefetch(pages);
  const { question, leave } = useLeaving();

  return (
    <AppLayout
      productName={PRODUCT_NAME}
      homeHref="/"
      LinkComponent={PortalLink}
      tools={<FrameUserMenu leave={leave} />}
      menu={
        <SidebarMenu
          menu={menu}
          LinkComponent={PortalLink}
          currentPageId={findMenuNode(menu, pathname)?.pageId ?? null}
          showRoles={pages.status === 'ready' && pages.data.isDeveloper}
        />
      }
      footer={<PortalFooter />}
    >
      <AccessGate pages={pages}>
        <Outlet context={pages.status === 'ready' ? pages.data : null} />
      </AccessGate>
      {question}
      <LoginAgain />
    </AppLayout>
  );
}
