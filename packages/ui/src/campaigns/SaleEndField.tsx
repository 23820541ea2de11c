import { findSaleDatesHint, formatDate, isDay } from '@portal/domain';
import { useWatch } from 'react-hook-form';
import { DayTextField } from '../forms/fields/DayTextField/DayTextField.tsx';
import { useFormFields } from '../forms/Form/formContext.ts';
import { SaleBar } from './SaleBar/SaleBar.tsx';

interface SaleEndFieldProps {
  /** Today, `YYYY-MM-DD`, to show where the sale is; default: nothing is shown. */
  today?: string;
}

/** The end of a sale, with a hint if the sale begins later. */
export function SaleEndField({ today }: SaleEndFieldProps) {
  const { control } = useFormFields('SaleEndField');
  const [begin, end] = useWatch({ control, name: ['saleDateBegin', 'saleDateEnd'] });
  const sale = { saleDateBegin: formatDate(String(begin)), saleDateEnd: formatDate(String(end)) };
  const progress = today && Object.values(sale).every(isDay) && (
    <SaleBar sale={sale} today={today} showText />
  );
  return (
    <DayTextField
      name="saleDateEnd"
      label="Sale End Date"
      help={findSaleDatesHint(String(begin), String(end)) ?? (progress || undefined)}
    />
  );
}
