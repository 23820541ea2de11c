import type { ProviderSchemas } from '@portal/api-client';
import { providerResponses } from '../../../testing/api.ts';

export const sentMessages = providerResponses.get('/api/sentmessage', ({ response }) =>
  response(200).json([
    {
      messageId: 12,
      subject: 'Portal Status',
      message: 'The portal is back.',
      sentAt: '2026-06-14T19:03:00',
      sentBy: 'anna.admin',
      waiting: 1,
      sent: 46,
      failed: 1,
    },
    {
      messageId: 11,
      subject: 'Maintenance',
      message: 'The portal is away on Sunday.',
      sentAt: '2026-06-12T19:03:00',
      sentBy: 'anna.admin',
      waiting: 0,
      sent: 48,
      failed: 0,
    },
  ]),
);

export const deliveries: ProviderSchemas['Delivery'][] = [
  {
    deliveryId: 731,
    email: 'ines.halloran@jas.example',
    name: 'Ines Halloran',
    state: 'failed',
    attempts: 1,
    error: '550 5.1.1 no such mailbox',
    finishedAt: '2026-06-14T19:03:02',
  },
];
