import { formatSequenceNumber, formatTimeOfDay, type Mailer } from '@portal/domain';
import type { Column } from '../../tables/Column.ts';

/** Columns of the mailer list. */
export const mailerColumns: readonly Column<Mailer>[] = [
  { field: 'mailerCode', heading: 'Code', kind: 'code' },
  { field: 'dateProcessed', heading: 'Proc Date', kind: 'day' },
  { field: 'timeProcessed', heading: 'Proc Time', kind: 'code', format: formatTimeOfDay },
  { field: 'saleDateBegin', heading: 'Sale Begin', kind: 'day' },
  { field: 'saleDateEnd', heading: 'Sale End', kind: 'day' },
  {
    field: 'sequenceNumberStart',
    heading: 'Seq# Start',
    kind: 'id',
    align: 'right',
    format: formatSequenceNumber,
  },
  {
    field: 'sequenceNumberEnd',
    heading: 'Seq# End',
    kind: 'id',
    align: 'right',
    format: formatSequenceNumber,
  },
  { field: 'quantity', heading: 'Quantity', kind: 'integer' },
  { field: 'description', heading: 'Description' },
];
