import { startTransition, useLayoutEffect, useState } from 'react';
import { HistoryContext } from '../navigation/history.ts';
import { ScreenLocationContext } from '../navigation/screenLocation.ts';
import { Frame } from './Frame/Frame.tsx';
import type { PortalRouter } from './router.ts';

/** The frame with the page of a router. Pages change as transitions, so that the browser stays responsive. */
export function RouterView({ router }: { router: PortalRouter }) {
  const [{ location, Content }, setPage] = useState(router.getPage);
  useLayoutEffect(() => router.subscribe((page) => startTransition(() => setPage(page))), [router]);
  return (
    <HistoryContext value={router.history}>
      <ScreenLocationContext value={location}>
        <Frame Content={Content} />
      </ScreenLocationContext>
    </HistoryContext>
  );
}
