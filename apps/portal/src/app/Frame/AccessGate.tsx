import { canReachPath } from '@portal/domain';
import type { AsyncState } from '@portal/ui/feedback';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router-dom';
import { PanelState } from '../PanelState.tsx';
import type { RouteHandle } from '../router.tsx';
import { UnknownPath } from '../UnknownPath.tsx';
import type { Pages } from '../usePages.ts';

/**
 * Shows a screen only to who reaches its page: one that the user's page tree does not contain is as unknown as one
 * that does not exist. Convenience only; the server decides for itself on every call.
 */
export function AccessGate({ pages, children }: { pages: AsyncState<Pages>; children: ReactNode }) {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const screen = handle?.screen;
  if (!screen) return children;
  if (screen.isOpen) return <Titled title={screen.title}>{children}</Titled>;
  if (pages.status !== 'ready') {
    return <PanelState title={screen.title} state={pages} />;
  }
  if (!canReachPath(pages.data.tree, screen.path, pages.data.user)) return <UnknownPath />;
  return <Titled title={screen.title}>{children}</Titled>;
}
