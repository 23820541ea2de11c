import { ErrorBanner } from '@portal/ui/feedback';

/** Stands in place of a screen that failed while it was fetched or drawn; the frame around it still works. */
export function RouteFailure() {
  return (
    <ErrorBanner
      message="This page could not be shown. Check the connection and try again."
      onRetry={() => window.location.reload()}
    />
  );
}
