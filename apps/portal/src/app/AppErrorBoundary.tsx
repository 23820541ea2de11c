import { ErrorBanner } from '@portal/ui/feedback';
import { Component, type ReactNode } from 'react';
import { getLoadFailureMessage } from '../chunks/ChunkLoadError.ts';

/**
 * The outermost error boundary: shows errors that no screen caught, such as code that failed to load, with a retry
 * button. The browser logs the error.
 */
export class AppErrorBoundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null };

  static getDerivedStateFromError(error: unknown) {
    return { message: getLoadFailureMessage('The portal', error) };
  }

  override render() {
    const { message } = this.state;
    if (message === null) return this.props.children;
    return <ErrorBanner message={message} onRetry={() => window.location.reload()} />;
  }
}
