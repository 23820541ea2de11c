import { TextField } from '../TextField/TextField.tsx';
import type { FieldProps } from '../useField.ts';

export type DayTextFieldProps<Name extends string = string> = FieldProps<Name, HTMLInputElement>;

/** A day typed as `YYYYMMDD`. The value is the typed text; validating it is up to the schema. */
export function DayTextField(props: DayTextFieldProps) {
  return <TextField {...props} maxLength={8} inputMode="numeric" placeholder="YYYYMMDD" chars={10} />;
}
