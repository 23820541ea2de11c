import type { NewMailer } from '@portal/domain';
import { clients } from '../../../api/clients.ts';
import { submitResult } from '../../../api/submitResult.ts';
import { changing } from '../../../api/writes.ts';

/** Sends a mailer; the answer says whether it was added, in its description. */
export const addMailer = submitResult((mailer: NewMailer) =>
  changing([['get', '/api/mailer']], async () => {
    const { data } = await clients.provider.POST('/api/MailerAdd', { body: mailer });
    return { description: data?.description ?? '' };
  }),
);
