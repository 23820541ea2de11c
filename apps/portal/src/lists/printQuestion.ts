import { formatNumber } from '@portal/domain';
import type { Confirmation } from '../state/confirmation.ts';

/** Of a landscape page, whose rows have one line. */
const rowsPerSheet = 45;

/** Asked before many rows are printed. */
export function createPrintQuestion(label: string, rowCount: number, onConfirm: () => void): Confirmation {
  const pages = Math.ceil(rowCount / rowsPerSheet);
  return {
    title: `Print ${label}`,
    question: `${formatNumber(rowCount)} rows fill at least ${formatNumber(pages)} pages. Filters leave fewer rows.`,
    confirmLabel: 'Print',
    cancelLabel: 'Cancel',
    onConfirm,
  };
}
