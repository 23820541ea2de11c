/**
 * What a form's values are checked by. Every zod 4 schema is one, of `zod` and of `zod/mini` (Standard Schema 1);
 * rules of a domain that are plain functions become one by `schemaFromRules`. The form knows nothing else of either,
 * so that a form without zod carries none of it.
 */
export interface FormSchema<Values, Output = Values> {
  readonly '~standard': {
    readonly validate: (values: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>;
    /** Only for the compiler; never there at run time. */
    readonly types?: { readonly input: Values; readonly output: Output } | undefined;
  };
}

export type SchemaResult<Output> =
  { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly SchemaIssue[] };

export interface SchemaIssue {
  readonly message: string;
  /** Keys from the values down to the wrong one; nothing when the values are wrong as a whole. */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** The message of each field that is wrong, by name (`ranges.3.start` for a nested one); an empty map: all is right. */
export type FieldMessages<Name extends string = string> = { readonly [N in Name]?: string | undefined };

/**
 * Makes rules of a domain the check of a form, so that nothing is checked twice and no text is written twice.
 * They see the values as they are typed; values without messages are the output.
 *
 * @example
 * const newMailerSchema = schemaFromRules<MailerValues, NewMailer>(validateNewMailer);
 * const { TextField, NumberField } = fieldsFor(newMailerSchema);
 */
export function schemaFromRules<Values extends object, Output = Values>(
  rules: (values: Values) => FieldMessages,
): FormSchema<Values, Output> {
  return {
    '~standard': {
      validate(values) {
        const issues = Object.entries(rules(values as Values)).flatMap(([name, message]) =>
          message ? [{ message, path: name.split('.') }] : [],
        );
        return issues.length > 0 ? { issues } : { value: values as Output };
      },
    },
  };
}
