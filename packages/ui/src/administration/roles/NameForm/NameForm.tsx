import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { styled } from '../../../theme/styled.ts';
import { Button } from '../../../controls/Button/Button.tsx';
import { useSingleFlight } from '../../../controls/useSingleFlight.ts';
import { formatSubmitFailure, type SubmitFailure } from '../../../feedback/SubmitResult.ts';
import { TextInput } from '../../../controls/TextInput/TextInput.tsx';
import { LabeledInput } from '../../../controls/LabeledInput/LabeledInput.tsx';

export interface NameFormProps {
  /** Label of the input, such as `New role`. */
  label: string;
  /** Label of the button, such as `Add role`. */
  buttonLabel: string;
  /** Validates a name that is not blank; `null` if valid. */
  validate: (name: string) => string | null;
  /** Saves the name; the input is cleared on success. */
  onAdd: (added: { name: string }) => Promise<{ ok: true } | SubmitFailure>;
}

const Root = styled('form')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  '& > div': { flex: 1 },
  '& > button': { marginTop: 16 },
});

/** Form for adding an item that only has a name. Enter or the button adds it, Escape clears the input. */
export function NameForm({ label, buttonLabel, validate, onAdd }: NameFormProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { isBusy, run } = useSingleFlight();
  const name = typed.trim();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const validationError = name === '' ? null : validate(name);
    setError(validationError);
    if (name !== '' && validationError === null) void run(addName);
  };

  async function addName() {
    const result = await onAdd({ name });
    if (result.ok) setTyped('');
    else setError(formatSubmitFailure(result));
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    setTyped('');
    setError(null);
  }

  return (
    <Root aria-label={buttonLabel} onSubmit={handleSubmit} noValidate>
      <LabeledInput label={label} error={error}>
        {(input) => (
          <TextInput
            {...input}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setError(null);
            }}
            onKeyDown={handleKeyDown}
          />
        )}
      </LabeledInput>
      <Button
        type="submit"
        disabled={name === ''}
        title={name === '' ? 'Enter a name first' : undefined}
        aria-busy={isBusy}
      >
        {buttonLabel}
      </Button>
    </Root>
  );
}
