import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { PlainButton } from '../../../buttons/PlainButton.tsx';
import { SUBMIT_FAILED_MESSAGE, type SubmitRefusal } from '../../../forms/SubmitResult.ts';
import { TextInput } from '../../../forms/inputs/inputs.ts';
import { LabelledInput } from '../../../forms/inputs/LabelledInput.tsx';

export interface NameFormProps {
  /** What the name is of: `New role`. */
  label: string;
  /** Text of the button: `Add role`. */
  buttonLabel: string;
  /** What is wrong with a name that is not blank; `null` for nothing. */
  mistake: (name: string) => string | null;
  /** Adds it; the box is emptied when that was done. */
  onAdd: (name: string) => Promise<{ ok: true } | SubmitRefusal>;
}

const Root = styled('form')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  '& > div': { flex: 1 },
  '& > button': { marginTop: 16 },
});

/** Adds a thing that has only a name: Enter or the button adds it, Escape empties the box. */
export function NameForm({ label, buttonLabel, mistake, onAdd }: NameFormProps) {
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false); // state is too late for a second click in the same frame
  const name = typed.trim();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (name === '' || isSending.current) return;
    const wrong = mistake(name);
    setRefusal(wrong);
    if (wrong !== null) return;
    isSending.current = true;
    setBusy(true);
    const result = await onAdd(name);
    isSending.current = false;
    setBusy(false);
    if (result.ok) setTyped('');
    else
      setRefusal(
        result.message ||
          Object.values(result.fields ?? {})
            .flat()
            .join(' ') ||
          SUBMIT_FAILED_MESSAGE,
      );
  }

  function clear(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    setTyped('');
    setRefusal(null);
  }

  return (
    <Root aria-label={buttonLabel} onSubmit={(event) => void submit(event)} noValidate>
      <LabelledInput label={label} error={refusal}>
        {(input) => (
          <TextInput
            {...input}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setRefusal(null);
            }}
            onKeyDown={clear}
          />
        )}
      </LabelledInput>
      <PlainButton
        type="submit"
        disabled={name === ''}
        title={name === '' ? 'Type a name first' : undefined}
        aria-busy={isBusy}
      >
        {buttonLabel}
      </PlainButton>
    </Root>
  );
}
