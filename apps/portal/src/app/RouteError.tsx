import { ErrorBanner } from '@portal/ui/feedback';
import { useRouteError } from 'react-router-dom';
import { getLoadFailureMessage } from '../chunks/ChunkLoadError.ts';

/** Replaces a screen that failed to load or render; the frame around it still works. */
export function RouteError() {
  const error = useRouteError();
  return (
    <ErrorBanner
      message={getLoadFailureMessage('This page', error)}
      onRetry={() => window.location.reload()}
    />
  );
}
