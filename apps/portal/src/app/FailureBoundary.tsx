import { Component, type ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

interface FailureBoundaryProps {
  /** What its children are, such as `This page`. */
  part: string;
  /** The children are rendered again when it changes. */
  resetKey?: string;
  children: ReactNode;
}

interface FailureBoundaryState {
  failure: { error: unknown } | null;
  resetKey: string | undefined;
}

/**
 * Shows errors that nothing in it caught, such as code that failed to load, with a retry button. The browser logs the
 * error.
 */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<FailureBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: FailureBoundaryProps, state: FailureBoundaryState) {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override render() {
    const { failure } = this.state;
    const { part, children } = this.props;
    return failure ? <LoadFailure part={part} error={failure.error} /> : children;
  }
}
