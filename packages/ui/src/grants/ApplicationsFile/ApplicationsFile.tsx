import { styled } from '@mui/material/styles';
import { PlainButton } from '../../buttons/PlainButton.tsx';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import type { AsyncState } from '../../feedback/AsyncState.ts';

export interface ApplicationsFileProps {
  /** Address of the file that was made, or how far that is; `empty`: none was asked for. */
  state: AsyncState<string>;
  /** Said of a file whose link does not lead anywhere any more. */
  ended?: boolean;
}

const Root = styled('output')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '4px 12px',
  minHeight: theme.density.controlHeight,
  color: theme.vars.palette.text.secondary,
  '& a': { color: theme.vars.palette.primary.main },
  '&:empty': { minHeight: 0 },
  '@media print': { display: 'none' },
}));

/** The link to the CSV file that was asked for, beside the button that asks for it. */
export function ApplicationsFile({ state, ended = false }: ApplicationsFileProps) {
  return (
    <Root>
      {state.status === 'loading' && 'Generating the CSV file…'}
      {state.status === 'failed' && (
        <ErrorBanner message={state.message} onRetry={state.retry} action={state.action} />
      )}
      {state.status === 'ready' && !ended && (
        <>
          <a href={state.data} download>
            Download CSV file
          </a>
          <span>For you only, for five minutes.</span>
        </>
      )}
      {state.status === 'ready' && ended && 'The link has ended. Generate the file again.'}
    </Root>
  );
}

export interface GenerateFileButtonProps {
  /** The words of the specification: `Generate Current CSV file` in the list, `… File` beside an application. */
  children: string;
  /** True while a file is made: pressing again makes no second one. */
  isBusy: boolean;
  /** Pressed while none is made. */
  onPress: () => void;
}

/** The button that has the file made. */
export function GenerateFileButton({ children, isBusy, onPress }: GenerateFileButtonProps) {
  return (
    <PlainButton
      type="button"
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={() => {
        if (!isBusy) onPress();
      }}
    >
      {children}
    </PlainButton>
  );
}
