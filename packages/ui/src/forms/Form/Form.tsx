import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { styled } from '@mui/material/styles';
import { FormActions } from './FormActions.tsx';
import { FormGrid } from './FormGrid.tsx';
import { FormRoot, type FormRootProps } from './FormRoot.tsx';
import { FormSummary } from './FormSummary.tsx';
import { type FormModelOptions, useFormModel } from './useFormModel.ts';

export interface FormProps<Values extends FieldValues, Output>
  extends
    FormModelOptions<Values, Output>,
    Omit<FormRootProps, keyof FormModelOptions<Values, Output> | 'model' | 'children'> {
  /** Accessible name: the act and the thing, `Add Mailer`. */
  label: string;
  /** Default `Save`. */
  submitLabel?: string;
  /** Fields, made by `fieldsFor` of the same schema. */
  children: ReactNode;
}

/** Its padding leaves room for the ring of a button in focus, where the form ends in something that scrolls. */
const Bottom = styled('div')({ marginTop: 12, paddingBottom: 8 });

/**
 * A form on a page: fields in one or two columns, what is wrong beside them and listed above, the buttons below.
 * Enter submits, Esc cancels. Nothing typed is lost by a refusal, and leaving with unsaved changes asks.
 *
 * @example
 * const { TextField, SelectField } = fieldsFor(userSchema);
 * <Form label="Edit user jdoe" schema={userSchema} defaultValues={user} onSubmit={submitResult(saveUser)}>
 *   <TextField name="email" label="Email" />
 *   <SelectField name="company" label="Company" options={companies} />
 * </Form>
 */
export function Form<Values extends FieldValues, Output>({
  schema,
  defaultValues,
  unsavedValues,
  onSubmit,
  onSaved,
  onCancel,
  submitDisabledReason,
  label,
  submitLabel,
  children,
  ...rest
}: FormProps<Values, Output>) {
  const model = useFormModel({
    schema,
    defaultValues,
    unsavedValues,
    onSubmit,
    onSaved,
    onCancel,
    submitDisabledReason,
  });
  return (
    <FormRoot {...rest} model={model} aria-label={label}>
      <FormSummary />
      <FormGrid>{children}</FormGrid>
      <Bottom>
        <FormActions submitLabel={submitLabel} />
      </Bottom>
    </FormRoot>
  );
}
