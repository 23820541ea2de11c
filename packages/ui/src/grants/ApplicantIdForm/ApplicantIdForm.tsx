import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { styled } from '../../theme/styled.ts';
import { validateApplicationId } from '@portal/domain/grants';
import { Button } from '../../controls/Button/Button.tsx';
import { getInputWidth } from '../../controls/TextInput/inputWidth.ts';
import { TextInput } from '../../controls/TextInput/TextInput.tsx';
import { LabeledInput } from '../../controls/LabeledInput/LabeledInput.tsx';
import { useDraft } from '../../controls/useDraft.ts';

export interface ApplicantIdFormProps {
  /** The applied ID. The input follows it when it changes otherwise than by `onSubmit`. */
  value: string;
  /** Label of the button, such as `View Application`. */
  submitLabel: string;
  /** Called by Enter and the button, only with digits. The applicant may not exist. */
  onSubmit: (choice: { id: string }) => void;
  /** Content at the right end of the line. */
  trailing?: ReactNode;
}

const Root = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '8px 12px',
  '& > button': { marginTop: 16 },
  '& > .PortalApplicantId-beside': { flex: 1, minWidth: 280, alignSelf: 'flex-end' },
});

/** Form for opening an applicant by ID. */
export function ApplicantIdForm({ value, submitLabel, onSubmit, trailing }: ApplicantIdFormProps) {
  const [error, setError] = useState<string | null>(null);
  const {
    draft: typed,
    setDraft: setTyped,
    markSubmitted,
  } = useDraft(value, Object.is, () => setError(null));
  const inputRef = useRef<HTMLInputElement>(null);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const newError = validateApplicationId(typed);
    setError(newError);
    if (newError !== null) {
      inputRef.current?.focus();
      return;
    }
    markSubmitted(typed.trim());
    onSubmit({ id: typed.trim() });
  }

  return (
    <Root onSubmit={handleSubmit} noValidate>
      <LabeledInput label="Applicant ID" error={error}>
        {(attributes) => (
          <TextInput
            {...attributes}
            ref={inputRef}
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setError(null);
            }}
            style={{ width: getInputWidth(12, 0) }}
          />
        )}
      </LabeledInput>
      <Button type="submit">{submitLabel}</Button>
      {trailing && <div className="PortalApplicantId-beside">{trailing}</div>}
    </Root>
  );
}
