import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { queryClient } from '../api/queryClient.ts';
import { createPortalRouter, type PortalRouter } from './router.ts';
import { RouterView } from './RouterView.tsx';

/** The router of the page that is being opened, until it is rendered. */
let openingRouter: PortalRouter | null = null;

/** The part of the portal for signed-in users. Its router is disposed at sign-out. */
export function SignedIn() {
  const [router] = useState(() => openingRouter ?? createPortalRouter());
  useLayoutEffect(() => {
    openingRouter = null;
    return () => router.dispose();
  }, [router]);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterView router={router} />
    </QueryClientProvider>
  );
}

/** Loads the screen of the current URL, so that frame and screen are rendered at once. */
export async function openCurrentScreen(): Promise<void> {
  openingRouter = createPortalRouter();
  await openingRouter.opened;
}
