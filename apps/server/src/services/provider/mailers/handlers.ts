import { validateNewMailer, type MailerDraft, type NewMailer } from '@portal/domain';
import type { Context, ProviderInvalidBodyHandlers, ProviderHandlers } from '../../../contract/handlers.ts';
import { writeAudit } from '../../../db/audit.ts';
import { readPage } from '../../lists/paging.ts';
import { toMailerDraft } from './draft.ts';
import { countMailers, insertMailer, listMailers } from './queries.ts';
import { toMailer, toMailerRow } from './rows.ts';
import { toMailerSearch } from './search.ts';

/** The response for a stored mailer (specification 2 §7). */
const STORED = 'OK';

export const mailerHandlers: Pick<ProviderHandlers, 'listMailers' | 'addMailer'> = {
  async listMailers({ query }, { db }) {
    const search = toMailerSearch(query);
    const { rows, page } = await readPage(await countMailers(db, search), query, (position) =>
      listMailers(db, search, position),
    );
    return { ...page, mailerData: rows.map(toMailer) };
  },

  async addMailer({ body }, context) {
    const mistake = findFirstMistake(body);
    if (mistake !== undefined) return { description: mistake };
    const isStored = await addMailer(body, context);
    return { description: isStored ? STORED : 'Mailer Code already exists' };
  },
};

export const mailerInvalidBodyHandlers = {
  addMailer: (body, { message }) => ({ description: findFirstMistake(toMailerDraft(body)) ?? message }),
} satisfies ProviderInvalidBodyHandlers;

/** The message of the first failed rule, in the order of the form. */
function findFirstMistake(draft: MailerDraft): string | undefined {
  return Object.values(validateNewMailer(draft))[0];
}

function addMailer(mailer: NewMailer, context: Context): Promise<boolean> {
  return context.db.transaction().execute(async (db) => {
    if (!(await insertMailer(db, toMailerRow(mailer)))) return false;
    await writeAudit(db, context, { operation: 'addMailer', object: `mailer ${mailer.mailerCode}` });
    return true;
  });
}
