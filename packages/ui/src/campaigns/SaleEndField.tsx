import { findSaleDatesHint, formatDate, isDay } from '@portal/domain';
import { DayTextField } from '../forms/fields/DayTextField/DayTextField.tsx';
import { useFormValues } from '../forms/Form/useFormValues.ts';
import { SaleBar } from './SaleBar/SaleBar.tsx';

interface SaleEndFieldProps {
  /** Today, `YYYY-MM-DD`, to show where the sale is; default: nothing is shown. */
  today?: string;
}

type SaleDates = { saleDateBegin: string; saleDateEnd: string };

/** The end of a sale, with a hint if the sale begins later. */
export function SaleEndField({ today }: SaleEndFieldProps) {
  const { saleDateBegin, saleDateEnd } = useFormValues<SaleDates>().values;
  const sale = { saleDateBegin: formatDate(saleDateBegin), saleDateEnd: formatDate(saleDateEnd) };
  const progress = today && Object.values(sale).every(isDay) && (
    <SaleBar sale={sale} today={today} showText />
  );
  return (
    <DayTextField
      name="saleDateEnd"
      label="Sale End Date"
      help={findSaleDatesHint(saleDateBegin, saleDateEnd) ?? (progress || undefined)}
    />
  );
}
