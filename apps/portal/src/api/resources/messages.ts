import type { Message } from '@portal/domain';
import { clients } from '../clients.ts';
import { mutate } from '../mutations.ts';
import { submitResult } from '../submitResult.ts';

/** Keys of the lists that a message or a retry changes. */
export const messageKeys = [
  ['get', '/api/sentmessage'],
  ['get', '/api/sentmessage/{messageId}/delivery'],
];

/** Sends a mail to each recipient; the server responds as soon as they are queued. */
export const sendMessage = submitResult(({ recipients, ...message }: Message) =>
  mutate(messageKeys, async () => {
    await clients.provider.POST('/api/sendmessage', { body: { ...message, recipients: [...recipients] } });
  }),
);
