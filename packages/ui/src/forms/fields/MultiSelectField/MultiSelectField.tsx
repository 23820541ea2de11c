import { FieldCell } from '../FieldCell.tsx';
import { type FieldProps, useField } from '../useField.ts';
import { OptionsInput, type OptionsProps } from '../ComboboxField/OptionsInput.tsx';

export interface MultiSelectFieldProps<Name extends string = string>
  extends FieldProps<Name, HTMLInputElement>, OptionsProps {}

/**
 * Several of many values, found by typing and shown as chips. The value has those of the selected options, in the order
 * of selection.
 * @alias tags input, multiple select
 */
export function MultiSelectField(props: MultiSelectFieldProps) {
  const field = useField<readonly string[]>(props, 'MultiSelectField');
  return (
    <FieldCell {...props} error={field.error}>
      {(input) => <OptionsInput {...props} field={field} input={input} multiple />}
    </FieldCell>
  );
}
