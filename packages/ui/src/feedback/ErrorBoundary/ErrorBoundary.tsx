import { Component, type ErrorInfo, type ReactNode } from 'react';
import { type Localized, styled, useLocalizedThemeProps } from '../../theme/styled.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { ErrorIcon } from '../../controls/icons.tsx';

const errorBoundaryLocaleText = {
  title: "Couldn't display this page.",
  text: 'Something went wrong. The rest of the page is not affected.',
  tryAgain: 'Try again',
  details: 'Details',
};

/** Built-in English text of `ErrorBoundary`; override it with `localeText`. */
export type ErrorBoundaryLocaleText = typeof errorBoundaryLocaleText;

export interface ErrorBoundaryProps extends Localized<ErrorBoundaryLocaleText> {
  /** What failed, such as `Couldn't display this page.` */
  title?: string;
  /** Content that may throw while rendering. */
  children: ReactNode;
  /** Whether to handle an error; others propagate to the next boundary. Default: handles all errors. */
  shouldCatch?: (error: unknown) => boolean;
  /** Called for every error, for logging. */
  onError?: (failure: { error: unknown; componentStack: string }) => void;
  /** Retries rendering when this value changes, for example the page's URL or the children. */
  resetKey?: unknown;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null;
  resetKey: unknown;
}

const Root = styled('div', { name: 'PortalErrorBoundary', slot: 'Root' })(({ theme }) => ({
  maxWidth: '72ch',
  padding: 16,
  '& h2': { ...theme.typography.h2, display: 'flex', alignItems: 'center', gap: 8, margin: '0 0 8px' },
  '& h2 svg': { color: theme.vars.palette.error.main },
  '& p': { margin: '0 0 12px' },
  '& pre': {
    maxHeight: 200,
    margin: '8px 0 0',
    padding: 8,
    overflow: 'auto',
    border: `1px solid ${theme.vars.palette.portal.hairline}`,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: theme.vars.palette.portal.frame,
    fontSize: '0.75rem',
    whiteSpace: 'pre-wrap',
  },
  '& summary': { cursor: 'pointer', color: theme.vars.palette.text.secondary },
}));

/**
 * Confines a rendering error to its region, so that the rest of the page stays usable, and offers to retry.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { failure: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.({ error, componentStack: info.componentStack ?? '' });
  }

  override render() {
    const { failure } = this.state;
    const { children, shouldCatch, title, localeText } = this.props;
    if (!failure) return children;
    if (shouldCatch?.(failure.error) === false) throw failure.error;
    return (
      <ErrorFallback
        title={title}
        localeText={localeText}
        error={failure.error}
        onRetry={() => this.setState({ failure: null })}
      />
    );
  }
}

interface ErrorFallbackProps extends Pick<ErrorBoundaryProps, 'title' | 'localeText'> {
  error: unknown;
  onRetry: () => void;
}

function ErrorFallback(inProps: ErrorFallbackProps) {
  const [{ title, error, onRetry }, strings] = useLocalizedThemeProps(
    'PortalErrorBoundary',
    inProps,
    errorBoundaryLocaleText,
  );
  return (
    <Root role="alert">
      <h2>
        <ErrorIcon size={20} />
        {title ?? strings.title}
      </h2>
      <p>{strings.text}</p>
      <Button onClick={onRetry}>{strings.tryAgain}</Button>
      <details style={{ marginTop: 12 }}>
        <summary>{strings.details}</summary>
        <pre>{formatError(error)}</pre>
      </details>
    </Root>
  );
}

function formatError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
