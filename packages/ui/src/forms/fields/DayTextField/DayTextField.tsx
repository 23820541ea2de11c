import { TextField } from '../TextField/TextField.tsx';
import { removeDayDashes } from '../textTransform.ts';
import type { FieldProps } from '../useField.ts';

export type DayTextFieldProps<Name extends string = string> = FieldProps<Name, HTMLInputElement>;

/** Longer than a day, so that a wrong text is not cut to one that looks right. */
const maxLength = 20;

/**
 * A day typed as `YYYYMMDD` or `YYYY-MM-DD`; dashes are removed. The value is the typed text; validating it is up to
 * the schema.
 */
export function DayTextField(props: DayTextFieldProps) {
  return (
    <TextField
      {...props}
      maxLength={maxLength}
      transform={removeDayDashes}
      inputMode="numeric"
      placeholder="YYYYMMDD"
      chars={10}
    />
  );
}
