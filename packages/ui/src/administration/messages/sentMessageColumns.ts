import { type Delivery, formatInstant, type SentMessage } from '@portal/domain';
import type { Column } from '../../tables/Column.ts';

/** Columns of the messages that were sent. */
export const sentMessageColumns: readonly Column<SentMessage>[] = [
  { field: 'sentAt', heading: 'Sent', width: 146, format: formatInstant },
  { field: 'subject', heading: 'Subject' },
  { field: 'sentBy', heading: 'Sent by', width: 150, format: (sentBy) => sentBy ?? '–' },
  { field: 'waiting', heading: 'Waiting', width: 96, align: 'right', kind: 'integer' },
  { field: 'sent', heading: 'Delivered', width: 104, align: 'right', kind: 'integer' },
  { field: 'failed', heading: 'Failed', width: 88, align: 'right', kind: 'integer' },
];

const stateLabels: Record<Delivery['state'], string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
};

/** Columns of the deliveries of a message. */
export const deliveryColumns: readonly Column<Delivery>[] = [
  { field: 'name', heading: 'Name', width: 160 },
  { field: 'email', heading: 'Email', width: 220 },
  { field: 'state', heading: 'State', width: 84, format: (state) => stateLabels[state] },
  { field: 'finishedAt', heading: 'Finished', width: 146, format: (at) => (at ? formatInstant(at) : '') },
  { field: 'error', heading: 'Reason' },
];
