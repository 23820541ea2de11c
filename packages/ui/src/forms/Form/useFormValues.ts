import { type FieldValues, useWatch } from 'react-hook-form';
import type { FormSchema } from '../FormSchema.ts';
import { useFormFields } from './formContext.ts';

/** Values of a form, and what can be done with it from inside. */
export interface FormValues<Values extends FieldValues> {
  /** The values as the user has typed them. */
  values: Values;
  /** Sets values as if the user had typed them. */
  setValues: (values: Readonly<Partial<Values>>) => void;
  /** Focuses a field by its name; does nothing if it is not shown. */
  focusField: (name: string) => void;
  /** The form is being sent, and its values cannot be changed. */
  isBusy: boolean;
}

/**
 * Values of the form around a component, which is rendered again when they change: for fields that depend on others,
 * previews, and buttons that fill in fields.
 * @param schema used for its type only
 * @throws when the component is not inside a form
 *
 * @example
 * const { values, setValues } = useFormValues(userSchema);
 */
export function useFormValues<Values extends FieldValues>(
  schema?: FormSchema<Values, unknown>,
): FormValues<Values> {
  void schema;
  const { registry, setValues, isBusy } = useFormFields('useFormValues');
  const values = useWatch() as Values;
  return { values, setValues, focusField: (name) => registry.focus(name), isBusy };
}
