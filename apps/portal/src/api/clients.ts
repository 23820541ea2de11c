import { createClients } from '@portal/api-client';
import { currentSession } from '../state/session.ts';

/** The APIs, on the origin the portal came from. The barcode and grant APIs are reached through the gateway there. */
export const clients = createClients({
  baseUrls: { provider: '/', barcode: '/barcode', grant: '/grant' },
  login: currentSession,
});
