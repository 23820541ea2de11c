import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from '../api/queryClient.ts';
import { createPortalRouter } from './router.tsx';

/** The half of the portal that needs a login. Its router lives as long as the login does. */
export function SignedIn() {
  const [router] = useState(createPortalRouter);
  useLayoutEffect(() => () => router.dispose(), [router]);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
