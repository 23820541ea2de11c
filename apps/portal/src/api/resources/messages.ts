import type { Message } from '@portal/domain';
import { clients } from '../clients.ts';
import { submitResult } from '../submitResult.ts';

/** Sends a mail to each recipient; the server responds as soon as they are queued. */
export const sendMessage = submitResult(async ({ recipients, ...message }: Message) => {
  await clients.provider.POST('/api/sendmessage', { body: { ...message, recipients: [...recipients] } });
});
