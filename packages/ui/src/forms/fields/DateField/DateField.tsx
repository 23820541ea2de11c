import { DayInput } from '../../../controls/DayInput/DayInput.tsx';
import { FieldCell } from '../FieldCell.tsx';
import { type FieldProps, useField } from '../useField.ts';

export interface DateFieldProps<Name extends string = string> extends FieldProps<Name, HTMLInputElement> {
  /** First selectable day of the calendar, `YYYY-MM-DD`; validating typed days is up to the schema. */
  min?: string;
  /** Last selectable day of the calendar. */
  max?: string;
}

/**
 * A day, `YYYY-MM-DD`, typed or selected in a calendar. The value is text, never a `Date`; empty text for no
 * day.
 * @alias date picker
 */
export function DateField(props: DateFieldProps) {
  const { name, label, min, max, readOnly } = props;
  const field = useField<string | null | undefined>(props, 'DateField');
  const editableAccess = field.isLocked ? 'locked' : 'editable';
  return (
    <FieldCell {...props} error={field.error}>
      {(input) => (
        <DayInput
          label={label}
          input={input}
          name={name}
          value={field.value ?? ''}
          onChange={({ value }) => field.onChange(value)}
          onBlur={field.onBlur}
          min={min}
          max={max}
          access={readOnly ? 'readOnly' : editableAccess}
          inputRef={field.ref}
        />
      )}
    </FieldCell>
  );
}
