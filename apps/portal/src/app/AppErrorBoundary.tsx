import { ErrorBanner } from '@portal/ui/feedback';
import { Component, type ReactNode } from 'react';

/**
 * The outermost error boundary: shows errors that no screen caught, such as code that failed to load, with a retry
 * button. The browser logs the error.
 */
export class AppErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorBanner
        message="The portal failed to load. Check your connection and try again."
        onRetry={() => window.location.reload()}
      />
    );
  }
}
