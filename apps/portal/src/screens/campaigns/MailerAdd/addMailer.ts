import type { NewMailer } from '@portal/domain';
import { clients } from '../../../api/clients.ts';
import { queryClient } from '../../../api/queryClient.ts';
import { submitResult } from '../../../api/submitResult.ts';

/** Sends a mailer; the answer says whether it was added, in its description. */
export const addMailer = submitResult(async (mailer: NewMailer) => {
  try {
    const { data } = await clients.provider.POST('/api/MailerAdd', { body: mailer });
    return { description: data?.description ?? '' };
  } finally {
    // Also when no answer came: it may have been added all the same.
    void queryClient.invalidateQueries({ queryKey: ['get', '/api/mailer'] });
  }
});
