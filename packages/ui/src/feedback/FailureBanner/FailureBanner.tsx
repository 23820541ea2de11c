import type { AsyncState } from '../AsyncState.ts';
import { ErrorBanner, type ErrorBannerProps } from '../ErrorBanner/ErrorBanner.tsx';

export interface FailureBannerProps extends Pick<ErrorBannerProps, 'style' | 'className' | 'label'> {
  failure: Extract<AsyncState<unknown>, { status: 'failed' }>;
}

/** The error banner of a failed state. */
export function FailureBanner({ failure, ...root }: FailureBannerProps) {
  const { message, retry, action, details } = failure;
  return <ErrorBanner {...root} message={message} onRetry={retry} action={action} details={details} />;
}
