import { ErrorBanner } from '@portal/ui/feedback';
import { useEffect, useState } from 'react';
import { getLoadFailureMessage, isLoadError } from '../chunks/loadFailure.ts';
import { waitForServer } from '../chunks/waitForServer.ts';

interface LoadFailureProps {
  part: string;
  error: unknown;
}

const reload = () => window.location.reload();

/**
 * Replaces a part that failed to load or render. If its code could not be fetched, the page is reloaded once the
 * server delivers pages again: until then a browser does not request a module again whose request has failed.
 */
export function LoadFailure({ part, error }: LoadFailureProps) {
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!isLoadError(error) || hasJustReloaded()) return;
    const controller = new AbortController();
    // Without success, Retry remains.
    const options = { signal: controller.signal, onBusy: () => setBusy(true) };
    waitForServer(window.location.href, options).then(reloadByItself, () => {});
    return () => controller.abort();
  }, [error]);
  return <ErrorBanner message={getLoadFailureMessage(part, isBusy)} onRetry={reload} />;
}

const reloadedAtKey = 'portal.reloadedAt';

function reloadByItself(): void {
  sessionStorage.setItem(reloadedAtKey, String(Date.now()));
  reload();
}

/** Keeps a file that cannot be loaded from reloading the page over and over. */
function hasJustReloaded(): boolean {
  return Date.now() - Number(sessionStorage.getItem(reloadedAtKey)) < 30_000;
}
