import { type Delivery, formatInstant, type SentMessage } from '@portal/domain';
import type { Column } from '../../tables/Column.ts';

export const sentMessageColumns: readonly Column<SentMessage>[] = [
  { field: 'sentAt', heading: 'Sent', kind: 'day', format: formatInstant },
  { field: 'subject', heading: 'Subject' },
  { field: 'waiting', heading: 'Waiting', kind: 'integer' },
  { field: 'sent', heading: 'Delivered', kind: 'integer' },
  { field: 'failed', heading: 'Failed', kind: 'integer' },
  { field: 'sentBy', heading: 'Sent by', kind: 'name', format: (sentBy) => sentBy ?? '–' },
];

const stateLabels: Record<Delivery['state'], string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
};

const stateBadges = { waiting: 'info', sent: null, failed: 'error' } as const;

export const deliveryColumns: readonly Column<Delivery>[] = [
  { field: 'name', heading: 'Name', kind: 'name' },
  { field: 'email', heading: 'Email', kind: 'id' },
  {
    field: 'state',
    heading: 'State',
    kind: 'status',
    format: (state) => stateLabels[state],
    badge: ({ state }) => stateBadges[state],
  },
  { field: 'finishedAt', heading: 'Finished', kind: 'day', format: (at) => (at ? formatInstant(at) : '') },
  { field: 'error', heading: 'Reason' },
];
