import { styled } from '@mui/material/styles';
import { PlainButton } from '../../buttons/PlainButton.tsx';
import { ErrorIcon } from '../../icons/icons.tsx';
import type { ToggleState } from './useToggles.ts';

export interface ToggleOutcomeProps {
  /** What was ticked, as the buttons are called: `jdoe`. */
  label: string;
  /** Nothing: nothing is said. */
  state: ToggleState | undefined;
  onRetry: () => void;
  onUndo: () => void;
}

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  minWidth: 0,
  color: theme.vars.palette.text.secondary,
  '&[data-refused]': { color: theme.vars.palette.error.main },
  '& > span, & > output': { minWidth: 0, flex: '0 1 auto', overflowWrap: 'anywhere' },
  '& > svg': { flex: 'none' },
  '& > button': { marginTop: -3, height: 22, padding: '0 8px', fontSize: 12 },
}));

/** Says beside a tick what has become of it: being saved, refused with Retry, or what it has done with Undo. */
export function ToggleOutcome({ label, state, onRetry, onUndo }: ToggleOutcomeProps) {
  switch (state?.status) {
    case undefined:
      return null;
    case 'saving':
      return <Root>Saving…</Root>;
    case 'refused':
      return (
        <Root data-refused role="alert">
          <ErrorIcon size={14} />
          <span>{`Not saved. ${state.message}`}</span>
          <PlainButton type="button" aria-label={`Retry ${label}`} onClick={onRetry}>
            Retry
          </PlainButton>
        </Root>
      );
    case 'saved':
      return (
        <Root>
          <output>{state.effect}</output>
          <PlainButton type="button" aria-label={`Undo ${label}`} onClick={onUndo}>
            Undo
          </PlainButton>
        </Root>
      );
  }
}
