import { FieldCell } from '../FieldCell.tsx';
import { type FieldProps, useField } from '../useField.ts';
import { OptionsInput, type OptionsProps } from './OptionsInput.tsx';

export interface ComboboxFieldProps<Name extends string = string>
  extends FieldProps<Name, HTMLInputElement>, OptionsProps {}

/**
 * One of many values, found by typing, from a list or loaded as the user types. The value is that of an option; empty
 * text for none.
 * @alias autocomplete, typeahead, search select
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const { value, onChange, ...field } = useField<string | null | undefined>(props, 'ComboboxField');
  const list = {
    ...field,
    value: value ? [value] : [],
    onChange: (values: readonly string[]) => onChange(values[0] ?? ''),
  };
  return (
    <FieldCell {...props} error={field.error}>
      {(input) => <OptionsInput {...props} field={list} input={input} multiple={false} />}
    </FieldCell>
  );
}
