import type { Option } from '../../../controls/Option.ts';
import { SelectInput } from '../../../controls/SelectInput/SelectInput.tsx';
import { FieldCell } from '../FieldCell.tsx';
import { type FieldProps, useField } from '../useField.ts';

export interface SelectFieldProps<
  Name extends string = string,
  Value extends string = string,
> extends FieldProps<Name, HTMLSelectElement> {
  /** In display order. For an empty choice add an option with an empty value. */
  options: readonly Option<Value>[];
}

/**
 * Native select.
 * @alias select, dropdown, combobox
 */
export function SelectField(props: SelectFieldProps) {
  const { name, options, readOnly } = props;
  const field = useField<string | null | undefined>(props, 'SelectField');
  const value = field.value ?? '';
  // A value that is not (or no longer) an option is shown as it is, instead of silently selecting the first
  // option.
  const isAmongOptions = options.some((option) => option.value === value);
  return (
    <FieldCell {...props} error={field.error}>
      {(input) => (
        <SelectInput
          {...input}
          name={name}
          value={value}
          disabled={readOnly}
          variant={readOnly ? 'readOnly' : 'default'}
          ref={field.ref}
          onChange={(event) => field.onChange(event.target.value)}
          onBlur={field.onBlur}
        >
          {!isAmongOptions && <option value={value}>{value}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectInput>
      )}
    </FieldCell>
  );
}
