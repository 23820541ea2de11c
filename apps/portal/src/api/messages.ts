import type { Message } from '@portal/domain';
import { clients } from './clients.ts';
import { sendIdempotent } from './sendIdempotent.ts';
import { submitResult } from './submitResult.ts';

/** Sends a mail to each recipient; the server responds as soon as they are queued. */
export const sendMessage = submitResult(async ({ recipients, ...message }: Message) => {
  const body = { ...message, recipients: [...recipients] };
  await sendIdempotent(`message ${JSON.stringify(body)}`, (params) =>
    clients.provider.POST('/api/sendmessage', { params, body }),
  );
});
