import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { styled } from '../../../theme/styled.ts';
import { Checkbox } from '../../../controls/Checkbox/Checkbox.tsx';
import { getDescribedBy, InputNotes } from '../../../controls/LabeledInput/LabeledInput.tsx';
import { FieldRoot } from '../FieldCell.tsx';
import { type Field, type FieldProps, useField } from '../useField.ts';

export type CheckboxFieldProps<Name extends string = string> = FieldProps<Name, HTMLInputElement>;

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: theme.typography.pxToRem(theme.density.controlHeight),
  // Aligns the checkbox with adjacent inputs, which have a label above.
  paddingTop: 16,
  boxSizing: 'content-box',
}));

interface ToggleCellProps extends CheckboxFieldProps {
  /** Name of the component for errors. */
  component: string;
  children: (input: ToggleAttributes) => ReactNode;
}

interface ToggleAttributes extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'name' | 'checked' | 'disabled' | 'aria-invalid' | 'aria-describedby' | 'onChange' | 'onBlur'
> {
  ref: Field<boolean>['ref'];
}

/** Checkbox with its label at the right. */
export function CheckboxField(props: CheckboxFieldProps) {
  return (
    <ToggleCell {...props} component="CheckboxField">
      {(input) => <Checkbox {...input} />}
    </ToggleCell>
  );
}

/** A checkbox or a switch, its label at the right and its notes below. */
export function ToggleCell({ component, children, ...props }: ToggleCellProps) {
  const { name, label, help, readOnly } = props;
  const { value, error, onChange, onBlur, ref } = useField<boolean | null | undefined>(props, component);
  const id = useId();
  return (
    <FieldRoot {...props}>
      <Line>
        {children({
          id,
          name,
          checked: value ?? false,
          disabled: readOnly,
          'aria-invalid': Boolean(error),
          'aria-describedby': getDescribedBy(id, { error, help }),
          ref,
          onChange: (event) => onChange(event.target.checked),
          onBlur,
        })}
        <label htmlFor={id}>{label}</label>
      </Line>
      <InputNotes id={id} error={error} help={help} />
    </FieldRoot>
  );
}
