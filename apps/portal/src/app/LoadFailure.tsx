import { ErrorBanner } from '@portal/ui/feedback';
import { useEffect, useState } from 'react';
import { getLoadFailureMessage, isLoadError } from '../chunks/loadFailure.ts';
import { reloadWhenServed } from '../chunks/reloadWhenServed.ts';

interface LoadFailureProps {
  part: string;
  error: unknown;
}

const reload = () => window.location.reload();

/**
 * Replaces a part that failed to load or render. If its code could not be fetched, the page is reloaded once the
 * server delivers pages again.
 */
export function LoadFailure({ part, error }: LoadFailureProps) {
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!isLoadError(error)) return;
    const controller = new AbortController();
    // Without success, Retry remains.
    reloadWhenServed({ signal: controller.signal, onBusy: () => setBusy(true) }).catch(() => {});
    return () => controller.abort();
  }, [error]);
  const message = isLoadError(error)
    ? getLoadFailureMessage(part, isBusy)
    : `${part} could not be displayed because of an error. Try again.`;
  return <ErrorBanner message={message} onRetry={reload} />;
}
