import { formatNumber, formatSequenceNumber, formatTimeOfDay, type Mailer } from '@portal/domain';
import type { Column } from '../../tables/Column.ts';

/** Columns of the mailer list, in the specified order (specification 2 §2). */
export const mailerColumns: readonly Column<Mailer>[] = [
  { field: 'mailerCode', heading: 'Code', width: 80 },
  { field: 'dateProcessed', heading: 'Proc Date', width: 110, kind: 'day' },
  { field: 'timeProcessed', heading: 'Proc Time', width: 90, format: formatTimeOfDay },
  { field: 'saleDateBegin', heading: 'Sale Begin', width: 110, kind: 'day' },
  { field: 'saleDateEnd', heading: 'Sale End', width: 110, kind: 'day' },
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
