import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type Localized, type RootProps, styled } from '../../theme/styled.ts';
import { formStyles } from '../../theme/surfaceStyles.ts';
import { FormActions, type FormActionsProps } from './FormActions.tsx';
import { FormConflict } from './FormConflict.tsx';
import { FormGrid } from './FormGrid.tsx';
import { FormRoot } from './FormRoot.tsx';
import type { FormLocaleText } from './formLocaleText.ts';
import { FormSummary } from './FormSummary.tsx';
import type { FormModelOptions } from './FormModel.ts';
import { useFormModel } from './useFormModel.ts';

export interface FormProps<Values extends FieldValues, Output>
  extends FormModelOptions<Values, Output>, RootProps<HTMLFormElement>, Localized<FormLocaleText> {
  /** Accessible name: verb and object, such as `Add Mailer`. */
  label: string;
  /** Default `Save`. */
  submitLabel?: string;
  /** `destructive`: submitting cannot be undone; `default`: another form of the page has the primary button. Default `primary`. */
  submitVariant?: FormActionsProps['submitVariant'];
  /** Fields from `fieldsFor` with the same schema. */
  children: ReactNode;
}

const Card = styled(FormRoot)(({ theme }) => formStyles(theme));

const ActionsArea = styled('div')(({ theme }) => ({
  margin: '24px -20px -20px',
  padding: '12px 20px',
  borderTop: `1px solid ${theme.vars.palette.portal.hairline}`,
}));

/**
 * Form on a page, as a card: fields in one or two columns, errors beside them and summarized above, buttons below. Enter
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
  label,
  submitLabel,
  submitVariant,
  children,
  ref,
  sx,
  className,
  style,
  id,
  localeText,
  ...options
}: FormProps<Values, Output>) {
  const model = useFormModel(options);
  return (
    <Card {...{ ref, sx, className, style, id, localeText }} model={model} aria-label={label}>
      <FormSummary />
      <FormConflict />
      <FormGrid>{children}</FormGrid>
      <ActionsArea>
        <FormActions submitLabel={submitLabel} submitVariant={submitVariant} />
      </ActionsArea>
    </Card>
  );
}
