import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { styled } from '@mui/material/styles';
import { FormActions } from './FormActions.tsx';
import { FormGrid } from './FormGrid.tsx';
import { FormRoot, type FormRootProps } from './FormRoot.tsx';
import { FormSummary } from './FormSummary.tsx';
import type { FormModelOptions } from './FormModel.ts';
import { useFormModel } from './useFormModel.ts';

export interface FormProps<Values extends FieldValues, Output>
  extends
    FormModelOptions<Values, Output>,
    Omit<FormRootProps, keyof FormModelOptions<Values, Output> | 'model' | 'children'> {
  /** Accessible name: verb and object, such as `Add Mailer`. */
  label: string;
  /** Default `Save`. */
  submitLabel?: string;
  /** Fields from `fieldsFor` with the same schema. */
  children: ReactNode;
}

/** The bottom padding leaves room for the focus ring of a button when the form ends in a scroll container. */
const ActionsArea = styled('div')({ marginTop: 12, paddingBottom: 8 });

/**
 * Form on a page: fields in one or two columns, errors beside them and summarized above, buttons below. Enter
 * submits, Esc cancels. Input is kept when saving fails, and leaving with unsaved changes asks for
 * confirmation.
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
      <ActionsArea>
        <FormActions submitLabel={submitLabel} />
      </ActionsArea>
    </FormRoot>
  );
}
