import { useRouteError } from 'react-router-dom';
import { LoadFailure } from './LoadFailure.tsx';

/** Replaces a screen that failed to load or render; the frame around it still works. */
export function RouteError() {
  return <LoadFailure part="This page" error={useRouteError()} />;
}
