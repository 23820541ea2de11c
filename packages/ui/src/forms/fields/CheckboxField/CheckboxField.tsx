import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { Checkbox } from '../../../controls/Checkbox/Checkbox.tsx';
import { getDescribedBy, InputNotes } from '../../../controls/LabeledInput/LabeledInput.tsx';
import { FieldRoot } from '../FieldCell.tsx';
import { type FieldProps, useField } from '../useField.ts';

export type CheckboxFieldProps<Name extends string = string> = FieldProps<Name, HTMLInputElement>;

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: theme.density.controlHeight,
  // Aligns the checkbox with adjacent inputs, which have a label above.
  paddingTop: 16,
  boxSizing: 'content-box',
}));

/** Checkbox with its label at the right. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { name, label, help, readOnly } = props;
  const { value, error, onChange, onBlur, ref } = useField<boolean | null | undefined>(
    props,
    'CheckboxField',
  );
  const id = useId();
  return (
    <FieldRoot {...props}>
      <Line>
        <Checkbox
          id={id}
          name={name}
          checked={value ?? false}
          disabled={readOnly}
          aria-invalid={Boolean(error)}
          aria-describedby={getDescribedBy(id, { error, help })}
          ref={ref}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <label htmlFor={id}>{label}</label>
      </Line>
      <InputNotes id={id} error={error} help={help} />
    </FieldRoot>
  );
}
