import type { NewMailer } from '@portal/domain';
import { clients } from '../../../api/clients.ts';
import { submitResult } from '../../../api/submitResult.ts';
import { mutate } from '../../../api/mutations.ts';

/** Adds a mailer; the response says in its description whether it was added. */
export const addMailer = submitResult((mailer: NewMailer) =>
  mutate([['get', '/api/mailer']], async () => {
    const { data } = await clients.provider.POST('/api/MailerAdd', { body: mailer });
    return { description: data?.description ?? '' };
  }),
);
