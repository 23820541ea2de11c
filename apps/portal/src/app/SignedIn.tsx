import { useLayoutEffect, useState } from 'react';
import { createPortalRouter, PortalRoutes } from './router.tsx';

type PortalRouter = ReturnType<typeof createPortalRouter>;

/** The router of the page that is being opened, until it is rendered. */
let openingRouter: PortalRouter | null = null;

/** The part of the portal for signed-in users. Its router is disposed at sign-out. */
export function SignedIn() {
  const [router] = useState(() => openingRouter ?? createPortalRouter());
  useLayoutEffect(() => {
    openingRouter = null;
    return () => router.dispose();
  }, [router]);
  return <PortalRoutes router={router} />;
}

/** Loads the screen of the current URL, so that frame and screen are rendered at once. */
export async function openCurrentScreen(): Promise<void> {
  const router = createPortalRouter();
  openingRouter = router;
  await whenInitialized(router);
}

function whenInitialized(router: PortalRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
