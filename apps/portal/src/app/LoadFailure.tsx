import { ErrorBanner } from '@portal/ui/feedback';
import { useEffect, useState } from 'react';
import { findFailedFile, getLoadFailureMessage } from '../chunks/loadFailure.ts';
import { waitForFile } from '../chunks/waitForFile.ts';

interface LoadFailureProps {
  part: string;
  error: unknown;
}

const reload = () => window.location.reload();

/**
 * Replaces a part that failed to load or render. If its code could not be fetched, the page is reloaded once the server
 * delivers it: until then a browser does not request a module again whose request has failed.
 */
export function LoadFailure({ part, error }: LoadFailureProps) {
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const file = findFailedFile(error);
    if (file === null || hasJustReloaded()) return;
    const controller = new AbortController();
    // Without success, Retry remains.
    waitForFile(file, { signal: controller.signal, onBusy: () => setBusy(true) }).then(reload, () => {});
    return () => controller.abort();
  }, [error]);
  return <ErrorBanner message={getLoadFailureMessage(part, isBusy)} onRetry={reload} />;
}

/** Keeps a file that can be fetched but not imported from reloading the page over and over. */
function hasJustReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' && performance.now() < 30_000;
}
