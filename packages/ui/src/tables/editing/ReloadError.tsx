import type { AsyncState } from '../../feedback/AsyncState.ts';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';

export interface ReloadErrorProps {
  failure: Extract<AsyncState<never>, { status: 'failed' }>;
}

/** Error above stale rows when reloading them failed. */
export function ReloadError({ failure }: ReloadErrorProps) {
  const { message, retry, action, details } = failure;
  return (
    <div style={{ flex: 'none', marginBottom: 8 }}>
      <ErrorBanner message={message} onRetry={retry} action={action} details={details} />
    </div>
  );
}
