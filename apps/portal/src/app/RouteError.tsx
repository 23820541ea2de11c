import { ErrorBanner } from '@portal/ui/feedback';

/** Replaces a screen that failed to load or render; the frame around it still works. */
export function RouteError() {
  return (
    <ErrorBanner
      message="This page failed to load. Check your connection and try again."
      onRetry={() => window.location.reload()}
    />
  );
}
