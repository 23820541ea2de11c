import type { ReactElement } from 'react';
import type { FieldPath, FieldPathByValue, FieldPathValue, FieldValues } from 'react-hook-form';
import { CheckboxField, type CheckboxFieldProps } from './fields/CheckboxField/CheckboxField.tsx';
import { DateField, type DateFieldProps } from './fields/DateField/DateField.tsx';
import { DayTextField, type DayTextFieldProps } from './fields/DayTextField/DayTextField.tsx';
import { NumberField, type NumberFieldProps } from './fields/NumberField/NumberField.tsx';
import { RadioField, type RadioFieldProps } from './fields/RadioField/RadioField.tsx';
import { SelectField, type SelectFieldProps } from './fields/SelectField/SelectField.tsx';
import { TextField, type TextFieldProps } from './fields/TextField/TextField.tsx';
import type { FormSchema } from './FormSchema.ts';

type Text = string | null | undefined;
type TextName<Values extends FieldValues> = FieldPathByValue<Values, Text>;

/** Props of a field whose options depend on the type of its value. */
type OptionFieldProps<Values extends FieldValues, Kind extends 'select' | 'radio'> = {
  [Name in TextName<Values>]: Kind extends 'select'
    ? SelectFieldProps<Name, OptionValueOf<Values, Name>>
    : RadioFieldProps<Name, OptionValueOf<Values, Name>>;
}[TextName<Values>];

type OptionValueOf<Values extends FieldValues, Name extends FieldPath<Values>> = NonNullable<
  FieldPathValue<Values, Name>
> &
  string;

/**
 * Field components typed by the form's values: a `name` that is misspelled or has another type does not
 * compile.
 */
export interface FieldsOf<Values extends FieldValues> {
  TextField: (props: TextFieldProps<TextName<Values>>) => ReactElement;
  NumberField: (props: NumberFieldProps<FieldPathByValue<Values, number | null | undefined>>) => ReactElement;
  SelectField: (props: OptionFieldProps<Values, 'select'>) => ReactElement;
  RadioField: (props: OptionFieldProps<Values, 'radio'>) => ReactElement;
  CheckboxField: (
    props: CheckboxFieldProps<FieldPathByValue<Values, boolean | null | undefined>>,
  ) => ReactElement;
  DateField: (props: DateFieldProps<TextName<Values>>) => ReactElement;
  DayTextField: (props: DayTextFieldProps<TextName<Values>>) => ReactElement;
}

/**
 * Field components typed by a schema. Call it once per schema, at module scope.
 *
 * @example
 * const { TextField, SelectField } = fieldsFor(userSchema);
 * <TextField name="emial" label="Email" /> // does not compile
 */
export function fieldsFor<Values extends FieldValues, Output>(
  schema: FormSchema<Values, Output>,
): FieldsOf<Values> {
  void schema; // used for its type only
  return allFields as unknown as FieldsOf<Values>;
}

const allFields = { TextField, NumberField, SelectField, RadioField, CheckboxField, DateField, DayTextField };
