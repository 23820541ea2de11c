import { ErrorBanner } from '@portal/ui/feedback';
import { Component, type ReactNode } from 'react';

/**
 * The last resort: what no screen caught, such as code that could not be fetched, is said, with a way to try again.
 * The browser itself logs the error.
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
        message="The portal could not be shown. Check the connection and try again."
        onRetry={() => window.location.reload()}
      />
    );
  }
}
