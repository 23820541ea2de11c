import { type AsyncState, getShownData } from '@portal/ui/feedback';
import { Page } from '@portal/ui/layout';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router-dom';
import { PRODUCT_NAME } from '../../config/productName.ts';
import { ScreenLoading } from '../ScreenLoading.tsx';
import { canOpenScreen, type RouteHandle } from '../../navigation/screen.ts';
import { NotFoundPage } from '../NotFoundPage.tsx';
import { useScreenParams } from '../../navigation/screenLocation.tsx';
import { useRouteTitle } from '../../navigation/useTitle.ts';
import type { Pages } from '../../navigation/usePages.ts';

interface AccessGateProps {
  pages: AsyncState<Pages>;
  /** Name of the record that is shown, for the title; `null`: none. */
  record: string | null;
  children: ReactNode;
}

/**
 * Shows a screen only to users with access to its page; otherwise the page is reported as unknown, as if it did not
 * exist. While the pages cannot be loaded, only screens that everyone may open are shown. For convenience only: the
 * server checks every call.
 */
export function AccessGate({ pages, record, children }: AccessGateProps) {
  const screen = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.screen;
  const search = useScreenParams();
  const title = [record, screen?.title].filter(Boolean).join(' · ');
  const content = screen ? <Titled title={title}>{children}</Titled> : children;
  const shownPages = getShownData(pages);
  if (shownPages) return !screen || canOpenScreen(screen, shownPages, search) ? content : <NotFoundPage />;
  if (screen?.isUnrestricted) return content;
  return pages.status === 'failed' ? <Page title={screen?.title ?? PRODUCT_NAME} /> : <ScreenLoading />;
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  useRouteTitle(title);
  return children;
}
