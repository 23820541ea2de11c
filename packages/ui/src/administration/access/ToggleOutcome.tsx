import { styled } from '../../theme/styled.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { ErrorIcon } from '../../controls/icons.tsx';
import type { Toggles, ToggleState } from './useToggles.ts';

export interface ToggleOutcomeProps<Id> extends Pick<Toggles<Id>, 'toggle'> {
  id: Id;
  /** What was toggled, for the labels of the buttons, such as `jdoe`. */
  label: string;
  /** `undefined`: nothing is shown. */
  state: ToggleState | undefined;
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
  '& > button': {
    marginTop: -3,
    height: 22,
    padding: '0 8px',
    fontSize: '0.75rem',
    '@media print': { display: 'none' },
  },
}));

/** Result beside a toggle: saving, failed with Retry, or its effect with Undo. */
export function ToggleOutcome<Id>({ id, label, state, toggle }: ToggleOutcomeProps<Id>) {
  switch (state?.status) {
    case undefined:
      return null;
    case 'saving':
      return <Root>Saving…</Root>;
    case 'failed':
      return (
        <Root data-refused role="alert">
          <ErrorIcon size={14} />
          <span>{`Not saved. ${state.message}`}</span>
          <Button aria-label={`Retry ${label}`} onClick={() => toggle(id, state.isOn)}>
            Retry
          </Button>
        </Root>
      );
    case 'saved':
      return (
        <Root>
          <output>{state.effect}</output>
          <Button aria-label={`Undo ${label}`} onClick={() => toggle(id, !state.isOn, true)}>
            Undo
          </Button>
        </Root>
      );
  }
}
