import type { AsyncState } from '../AsyncState.ts';
import { ErrorBanner, type ErrorBannerProps } from '../ErrorBanner/ErrorBanner.tsx';

export interface FailureBannerProps extends Pick<ErrorBannerProps, 'style' | 'className' | 'label'> {
  failure: Extract<AsyncState<unknown>, { status: 'failed' }>;
}

/** The error banner of a failed state. That a login has expired is said alone (specification 1 §8). */
export function FailureBanner({ failure, label, ...root }: FailureBannerProps) {
  const { code, message, retry, action, details } = failure;
  return (
    <ErrorBanner
      {...root}
      label={code === 'loginNeeded' ? undefined : label}
      message={message}
      onRetry={retry}
      action={action}
      details={details}
    />
  );
}
