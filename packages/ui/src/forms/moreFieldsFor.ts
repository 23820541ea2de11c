import type { ReactElement } from 'react';
import type { FieldPathByValue, FieldPathValue, FieldValues } from 'react-hook-form';
import { ComboboxField, type ComboboxFieldProps } from './fields/ComboboxField/ComboboxField.tsx';
import { DateRangeField, type DateRangeFieldProps } from './fields/DateRangeField/DateRangeField.tsx';
import { FieldList, type FieldListProps } from './fields/FieldList/FieldList.tsx';
import { FileField, type FileFieldProps } from './fields/FileField/FileField.tsx';
import { MultiSelectField, type MultiSelectFieldProps } from './fields/MultiSelectField/MultiSelectField.tsx';
import { SwitchField, type SwitchFieldProps } from './fields/SwitchField/SwitchField.tsx';
import type { FormSchema } from './FormSchema.ts';

type TextName<Values extends FieldValues> = FieldPathByValue<Values, string | null | undefined>;
type ListName<Values extends FieldValues> = FieldPathByValue<Values, readonly object[]>;

/** Field components for values that fewer forms have, typed by the form's values. */
export interface MoreFieldsOf<Values extends FieldValues> {
  ComboboxField: (props: ComboboxFieldProps<TextName<Values>>) => ReactElement;
  MultiSelectField: (
    props: MultiSelectFieldProps<FieldPathByValue<Values, readonly string[]>>,
  ) => ReactElement;
  SwitchField: (
    props: SwitchFieldProps<FieldPathByValue<Values, boolean | null | undefined>>,
  ) => ReactElement;
  DateRangeField: (props: DateRangeFieldProps<TextName<Values>>) => ReactElement;
  FileField: (props: FileFieldProps<FieldPathByValue<Values, readonly File[]>>) => ReactElement;
  FieldList: <Name extends ListName<Values>>(
    props: FieldListProps<Name, FieldPathValue<Values, Name> extends readonly (infer Item)[] ? Item : never>,
  ) => ReactElement;
}

/**
 * Further field components typed by a schema, which load more code than those of `fieldsFor`.
 *
 * @example
 * const { ComboboxField, FieldList } = moreFieldsFor(parcelSchema);
 */
export function moreFieldsFor<Values extends FieldValues, Output>(
  schema: FormSchema<Values, Output>,
): MoreFieldsOf<Values> {
  void schema; // used for its type only
  return allFields as unknown as MoreFieldsOf<Values>;
}

const allFields = { ComboboxField, MultiSelectField, SwitchField, DateRangeField, FileField, FieldList };
