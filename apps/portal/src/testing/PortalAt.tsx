import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '../api/queryClient.ts';
import { portalRoutes } from '../app/router.tsx';

export interface PortalAtProps {
  /** Below the base path, with its query. */
  address: string;
}

/** The signed-in half of the portal at an address, with all that stands around a screen. */
export function PortalAt({ address }: PortalAtProps) {
  const [router] = useState(() => createMemoryRouter(portalRoutes(), { initialEntries: [address] }));
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
