import { LinkContext } from '@portal/ui/theme';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import {
  createBrowserRouter,
  type DataRouter,
  Navigate,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { basePath } from '../config/env.ts';
import { LOGIN_PATH, resolveStartUrl } from '@portal/domain';
import { Frame } from './Frame/Frame.tsx';
import { prefetchScreenData } from './prefetchRoute.ts';
import { RouteError } from './RouteError.tsx';
import { ScreenLoading } from './ScreenLoading.tsx';
import { PortalLink } from '../navigation/PortalLink.tsx';
import { CurrentLocation } from '../navigation/screenLocation.tsx';
import type { RouteHandle, Screen } from '../navigation/screen.ts';
import { screens } from './screens.ts';
import { queryClient } from '../api/queryClient.ts';
import { providerApi } from '../api/queries.ts';
import { useSession } from '../state/session.ts';
import { useShownPages } from '../navigation/PagesContext.ts';

/**
 * The routes for signed-in users, without the base path. Each router needs its own, because it stores loaded
 * components in them.
 */
export function createPortalRoutes(): RouteObject[] {
  return [
    {
      element: (
        <CurrentLocation>
          <LinkContext value={PortalLink}>
            <Frame />
          </LinkContext>
        </CurrentLocation>
      ),
      errorElement: <RouteError />,
      children: [
        { index: true, Component: StartRedirect },
        { path: LOGIN_PATH, element: <Navigate to="/" replace /> },
        ...screens.map(toRoute),
        {
          path: '*',
          errorElement: <RouteError />,
          HydrateFallback: ScreenLoading,
          lazy: async () => ({ Component: (await import('./FallbackRoute.tsx')).FallbackRoute }),
        },
      ],
    },
  ];
}

/** The router for signed-in users; paths are case-insensitive. */
export function createPortalRouter() {
  return createBrowserRouter(createPortalRoutes(), { basename: basePath || '/' });
}

/** What a router of these routes shows. */
export function PortalRoutes({ router }: { router: DataRouter }) {
  useLayoutEffect(() => prefetchOnNavigate(router), [router]);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}

/**
 * Requests the data of a screen when a navigation to it starts, before it is rendered. Not in a loader of its route,
 * because the router renders the page once more before it calls one.
 * @returns stops it
 */
function prefetchOnNavigate(router: DataRouter): () => void {
  let current = router.state.location;
  return router.subscribe((state) => {
    const { location, matches } = state.navigation.location ? state.navigation : state;
    if (location === current) return;
    current = location;
    const handle = matches.at(-1)?.route.handle as RouteHandle | undefined;
    prefetchScreenData(handle?.screen, new URLSearchParams(location.search)).catch(() => {});
  });
}

function toRoute(screen: Screen): RouteObject {
  return {
    path: screen.path,
    handle: { screen } satisfies RouteHandle,
    errorElement: <RouteError />,
    HydrateFallback: ScreenLoading,
    // A function, because of an object the router ignores what fails on the first page.
    lazy: async () => ({ Component: await screen.load() }),
  };
}

/** Redirects the root of the app to the user's start page, or to the default from the menu. */
function StartRedirect() {
  const { menu } = useShownPages();
  const startPage = useSession()?.user.startPage ?? '';
  // A start page is a path or a name; only a name has to be looked up.
  const isName = startPage !== '' && !startPage.startsWith('/');
  const startPages = useQuery(providerApi.queryOptions('get', '/api/startpage', {}, { enabled: isName }));
  if (isName && startPages.isPending) return null;
  return <Navigate to={resolveStartUrl({ startPage, startPages: startPages.data ?? [], menu })} replace />;
}
