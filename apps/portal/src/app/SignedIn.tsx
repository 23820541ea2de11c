import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from '../api/queryClient.ts';
import { createPortalRouter } from './router.tsx';

/** The part of the portal for signed-in users. Its router is disposed at sign-out. */
export function SignedIn() {
  const [router] = useState(createPortalRouter);
  useLayoutEffect(() => () => router.dispose(), [router]);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
