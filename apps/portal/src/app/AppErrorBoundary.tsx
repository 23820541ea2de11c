import { Component, type ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

/**
 * The outermost error boundary: shows errors that no screen caught, such as code that failed to load, with a retry
 * button. The browser logs the error.
 */
export class AppErrorBoundary extends Component<
  { children: ReactNode },
  { failure: { error: unknown } | null }
> {
  override state = { failure: null as { error: unknown } | null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <LoadFailure part="The portal" error={failure.error} /> : this.props.children;
  }
}
