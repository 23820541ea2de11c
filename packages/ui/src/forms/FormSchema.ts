/**
 * Validator of a form (Standard Schema 1). Every zod 4 schema is one, from `zod` and `zod/mini`; plain
 * validation functions become one through `schemaFromRules`. Forms depend on nothing else, so that a form
 * without zod does not load it.
 */
export interface FormSchema<Values, Output = Values> {
  readonly '~standard': {
    readonly validate: (values: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>;
    /** Types only; never set at run time. */
    readonly types?: { readonly input: Values; readonly output: Output } | undefined;
  };
}

export type SchemaResult<Output> =
  { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly SchemaIssue[] };

export interface SchemaIssue {
  readonly message: string;
  /** Path of the invalid value; empty if the issue concerns the whole form. */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** Error messages by field name (`ranges.3.start` for nested fields); empty if everything is valid. */
export type FieldMessages<Name extends string = string> = { readonly [N in Name]?: string | undefined };

/**
 * Wraps domain rules as a form schema, so that rules and messages exist only once. The rules get the values
 * as typed; values without messages are the output.
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
