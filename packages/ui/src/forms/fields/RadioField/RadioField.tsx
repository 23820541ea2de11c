import { RadioGroup } from '../../../controls/RadioGroup/RadioGroup.tsx';
import { FieldRoot } from '../FieldCell.tsx';
import type { Option } from '../../../controls/Option.ts';
import { type FieldProps, useField, useIsRequired } from '../useField.ts';

export interface RadioFieldProps<
  Name extends string = string,
  Value extends string = string,
> extends FieldProps<Name, HTMLFieldSetElement> {
  /** In display order; for more than five use a `SelectField`. */
  options: readonly Option<Value>[];
}

/** Field with a radio group: one of a few visible values. */
export function RadioField(props: RadioFieldProps) {
  const { label, help, readOnly, options } = props;
  const required = useIsRequired(props);
  const { value, error, onChange, onBlur, ref } = useField<string | null | undefined>(props, 'RadioField');
  return (
    <FieldRoot {...props}>
      <RadioGroup
        ref={ref}
        label={label}
        required={required}
        options={options}
        value={value}
        onChange={({ value: chosen }) => onChange(chosen)}
        onLeave={onBlur}
        disabled={readOnly}
        error={error}
        help={help}
      />
    </FieldRoot>
  );
}
