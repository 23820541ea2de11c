import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import { WHOLE_FORM, WHOLE_FORM_ERROR, collectSchemaProblems } from './formErrors.ts';
import type { FormSchema } from './FormSchema.ts';

/** Adapts a schema to react-hook-form: its output, or the first message per field. */
export function createFormResolver<Values extends FieldValues, Output>(
  schema: FormSchema<Values, Output>,
): Resolver<Values, unknown, Output> {
  return async (values) => {
    const result = await schema['~standard'].validate(values);
    if (!result.issues) return { values: result.value, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const { name, message } of collectSchemaProblems(result.issues)) {
      set(errors, name === WHOLE_FORM ? WHOLE_FORM_ERROR : name, { type: 'schema', message });
    }
    return { values: {}, errors };
  };
}
