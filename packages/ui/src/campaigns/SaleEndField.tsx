import { findSaleDatesHint } from '@portal/domain';
import { useWatch } from 'react-hook-form';
import { DayTextField } from '../forms/fields/DayTextField/DayTextField.tsx';
import { useFormFields } from '../forms/Form/formContext.ts';

/** The end of a sale, with a hint if the sale begins later. */
export function SaleEndField() {
  const { control } = useFormFields('SaleEndField');
  const [begin, end] = useWatch({ control, name: ['saleDateBegin', 'saleDateEnd'] });
  return (
    <DayTextField
      name="saleDateEnd"
      label="Sale End Date"
      help={findSaleDatesHint(String(begin), String(end)) ?? undefined}
    />
  );
}
