import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { applicationIdMistake } from '@portal/domain/grants';
import { PlainButton } from '../../buttons/PlainButton.tsx';
import { inputWidth } from '../../forms/fields/inputWidth.ts';
import { TextInput } from '../../forms/inputs/inputs.ts';
import { LabelledInput } from '../../forms/inputs/LabelledInput.tsx';

export interface ApplicantIdFormProps {
  /** Initial ID; the input resets when it changes. */
  value: string;
  /** Label of the button, such as `View Application`. */
  submitLabel: string;
  /** Called by Enter and the button, only with digits. The applicant may not exist. */
  onSubmit: (choice: { id: string }) => void;
  /** Content at the right end of the line. */
  beside?: ReactNode;
}

const Root = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '8px 12px',
  '& > button': { marginTop: 16 },
  '& > .PortalApplicantId-beside': { flex: 1, minWidth: 280, alignSelf: 'flex-end' },
  '@media print': { display: 'none' },
});

/** Form for opening an applicant by ID. */
export function ApplicantIdForm(props: ApplicantIdFormProps) {
  return <TypedId key={props.value} {...props} />;
}

function TypedId({ value, submitLabel, onSubmit, beside }: ApplicantIdFormProps) {
  const [typed, setTyped] = useState(value);
  const [mistake, setMistake] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = applicationIdMistake(typed);
    setMistake(found);
    if (found === null) onSubmit({ id: typed.trim() });
    else input.current?.focus();
  }

  return (
    <Root onSubmit={submit} noValidate>
      <LabelledInput label="Applicant ID" error={mistake}>
        {(attributes) => (
          <TextInput
            {...attributes}
            ref={input}
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setMistake(null);
            }}
            style={{ width: inputWidth(12, 0) }}
          />
        )}
      </LabelledInput>
      <PlainButton type="submit" data-primary="true">
        {submitLabel}
      </PlainButton>
      {beside && <div className="PortalApplicantId-beside">{beside}</div>}
    </Root>
  );
}
