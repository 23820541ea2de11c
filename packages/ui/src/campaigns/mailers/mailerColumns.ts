import { formatDate, formatNumber, formatSequenceNumber, type Mailer, timeOfDay } from '@portal/domain';
import type { Column } from '../../tables/Column.ts';

/** Columns of the mailer list, in the specified order (specification 2 §2). */
export const mailerColumns: readonly Column<Mailer>[] = [
  { field: 'mailerCode', heading: 'Code', width: 80 },
  { field: 'dateProcessed', heading: 'Proc Date', width: 110, format: formatDate },
  { field: 'timeProcessed', heading: 'Proc Time', width: 90, format: timeOfDay },
  { field: 'saleDateBegin', heading: 'Sale Begin', width: 110, format: formatDate },
  { field: 'saleDateEnd', heading: 'Sale End', width: 110, format: formatDate },
  {
    field: 'sequenceNumberStart',
    heading: 'Seq# Start',
    width: 116,
    align: 'right',
    format: formatSequenceNumber,
  },
  {
    field: 'sequenceNumberEnd',
    heading: 'Seq# End',
    width: 116,
    align: 'right',
    format: formatSequenceNumber,
  },
  {
    field: 'quantity',
    heading: 'Quantity',
    width: 86,
    align: 'right',
    format: (value) => formatNumber(value),
  },
  { field: 'description', heading: 'Description' },
];
