import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import type { AsyncState } from '../AsyncState.ts';
import { ErrorBanner } from '../ErrorBanner/ErrorBanner.tsx';
import { ProgressLine } from '../ProgressLine/ProgressLine.tsx';

export interface AsyncContentProps<T> {
  /** What is being shown, for screen readers: `Campaigns`. */
  label: string;
  /** The data, or why there is none. */
  state: AsyncState<T>;
  /** Draws the data. */
  children: (data: T) => ReactNode;
  /** Text while nothing has come yet; default `[working...]`. */
  loadingText?: ReactNode;
  /** Text when there is nothing; default `No Data Available`. */
  emptyText?: ReactNode;
  /** The data takes the height that is left in a column, and scrolls by itself. */
  fills?: boolean;
}

const Root = styled('div')({
  position: 'relative',
  '&[data-fills="true"]': { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 },
});
const Quiet = styled('p')(({ theme }) => ({ margin: '8px 0', color: theme.vars.palette.text.secondary }));

/** Draws one panel in each state of its data: loading, empty, failed with Retry, ready. Tables do this themselves. */
export function AsyncContent<T>({
  label,
  state,
  children,
  loadingText = '[working...]',
  emptyText = 'No Data Available',
  fills = false,
}: AsyncContentProps<T>) {
  switch (state.status) {
    case 'loading':
      return (
        <Root aria-busy="true">
          <ProgressLine label={`Loading ${label}`} />
          <Quiet>{loadingText}</Quiet>
        </Root>
      );
    case 'empty':
      return <Quiet>{emptyText}</Quiet>;
    case 'failed':
      return (
        <ErrorBanner
          message={state.message}
          onRetry={state.retry}
          action={state.action}
          details={state.details}
        />
      );
    case 'ready':
      return (
        <Root aria-busy={state.refreshing} data-fills={fills}>
          {state.refreshing && <ProgressLine label={`Refreshing ${label}`} />}
          {children(state.data)}
        </Root>
      );
  }
}
