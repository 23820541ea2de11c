import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { basePath } from '../config/env.ts';
import { LOGIN_ADDRESS } from '@portal/domain';
import { Frame } from './Frame/Frame.tsx';
import { requestScreenData } from './openAhead.ts';
import { RouteFailure } from './RouteFailure.tsx';
import { ScreenOnTheWay } from './ScreenOnTheWay.tsx';
import type { RouteHandle, Screen } from './screen.ts';
import { screens } from './screens.ts';
import { StartRedirect } from './StartRedirect.tsx';

/**
 * The routes for signed-in users, without the base path. Each router needs its own, because it stores loaded
 * components in them.
 */
export function portalRoutes(): RouteObject[] {
  return [
    {
      Component: Frame,
      errorElement: <RouteFailure />,
      children: [
        { index: true, Component: StartRedirect },
        { path: LOGIN_ADDRESS, element: <Navigate to="/" replace /> },
        ...screens.map(toRoute),
        {
          path: '*',
          errorElement: <RouteFailure />,
          HydrateFallback: ScreenOnTheWay,
          lazy: { Component: async () => (await import('./MenuOrUnknown.tsx')).MenuOrUnknown },
        },
      ],
    },
  ];
}

/** The router for signed-in users; paths are case-insensitive. */
export function createPortalRouter() {
  return createBrowserRouter(portalRoutes(), { basename: basePath || '/' });
}

function toRoute(screen: Screen): RouteObject {
  return {
    path: screen.path,
    handle: { screen } satisfies RouteHandle,
    errorElement: <RouteFailure />,
    HydrateFallback: ScreenOnTheWay,
    lazy: { Component: screen.load },
    loader: ({ request }) => {
      // Not awaited: the screen is shown at once with its own loading state.
      requestScreenData(screen, new URL(request.url).searchParams).catch(() => {});
      return null;
    },
  };
}
