import './themeOptions.ts';
export { Form, type FormProps } from './Form/Form.tsx';
export { FormActions, type FormActionsProps } from './Form/FormActions.tsx';
export { FormGrid, type FormGridProps } from './Form/FormGrid.tsx';
export { FormModal, type FormModalProps } from './FormModal/FormModal.tsx';
export { FormRoot, type FormRootProps } from './Form/FormRoot.tsx';
export { FormSection, type FormSectionProps } from './FormSection/FormSection.tsx';
export { FormSummary, type FormSummaryProps } from './Form/FormSummary.tsx';
export type { FormLocaleText } from './Form/formLocaleText.ts';
export type { FormModel, FormModelOptions } from './Form/FormModel.ts';
export { type FormValues, useFormValues } from './Form/useFormValues.ts';
export { useFormModel } from './Form/useFormModel.ts';
export {
  type FieldMessages,
  type FormSchema,
  type SchemaIssue,
  type SchemaResult,
  schemaFromRules,
} from './FormSchema.ts';
export { type FieldsOf, fieldsFor } from './fieldsFor.ts';
export { type MoreFieldsOf, moreFieldsFor } from './moreFieldsFor.ts';
export type { CheckboxFieldProps } from './fields/CheckboxField/CheckboxField.tsx';
export type { ComboboxFieldProps } from './fields/ComboboxField/ComboboxField.tsx';
export type { OptionsProps, OptionsSearch } from './fields/ComboboxField/OptionsInput.tsx';
export type { DateFieldProps } from './fields/DateField/DateField.tsx';
export type { DateRangeFieldProps } from './fields/DateRangeField/DateRangeField.tsx';
export type { DayTextFieldProps } from './fields/DayTextField/DayTextField.tsx';
export type { FieldListProps } from './fields/FieldList/FieldList.tsx';
export type { FileFieldProps } from './fields/FileField/FileField.tsx';
export type { MultiSelectFieldProps } from './fields/MultiSelectField/MultiSelectField.tsx';
export type { NumberFieldProps } from './fields/NumberField/NumberField.tsx';
export type { RadioFieldProps } from './fields/RadioField/RadioField.tsx';
export type { SelectFieldProps } from './fields/SelectField/SelectField.tsx';
export type { SwitchFieldProps } from './fields/SwitchField/SwitchField.tsx';
export type { TextFieldProps } from './fields/TextField/TextField.tsx';
export { type TextTransform, toUpperCase } from './fields/textTransform.ts';
export { type Field, type FieldProps, useField } from './fields/useField.ts';
export { hasUnsavedChanges, useUnsavedChanges, waitForSaves } from './unsavedChanges.ts';
