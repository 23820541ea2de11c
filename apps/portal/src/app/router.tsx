import { LinkContext } from '@portal/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
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
          lazy: { Component: async () => (await import('./FallbackRoute.tsx')).FallbackRoute },
        },
      ],
    },
  ];
}

/** The router for signed-in users; paths are case-insensitive. */
export function createPortalRouter() {
  return createBrowserRouter(createPortalRoutes(), { basename: basePath || '/' });
}

function toRoute(screen: Screen): RouteObject {
  return {
    path: screen.path,
    handle: { screen } satisfies RouteHandle,
    errorElement: <RouteError />,
    HydrateFallback: ScreenLoading,
    lazy: { Component: screen.load },
    loader: ({ request }) => {
      // Not awaited: the screen is shown at once with its own loading state.
      prefetchScreenData(screen, new URL(request.url).searchParams).catch(() => {});
      return null;
    },
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
