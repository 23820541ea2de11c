import { validateNewMailer, type MailerDraft, type NewMailer } from '@portal/domain';
import { sessionOf } from '../../../access/sessionOf.ts';
import type { Context, ProviderBodyRefusals, ProviderHandlers } from '../../../contract/handlers.ts';
import { writeAudit } from '../../../db/audit.ts';
import { placeInList } from '../paging.ts';
import { toMailerDraft } from './draft.ts';
import { countMailers, insertMailer, listMailers } from './queries.ts';
import { toMailer, toMailerRow } from './rows.ts';
import { toMailerSearch } from './search.ts';

/** The response for a stored mailer (specification 2 §7). */
const STORED = 'OK';

export const mailerHandlers: Pick<ProviderHandlers, 'listMailers' | 'addMailer'> = {
  async listMailers({ query }, { db }) {
    const search = toMailerSearch(query);
    const rowCount = await countMailers(db, search);
    const place = placeInList(rowCount, query.pageNumber, query.rowsPerPage);
    const rows = await listMailers(db, search, place);
    return {
      rowCount,
      pageNumber: place.pageNumber,
      rowsReturned: rows.length,
      totalPagesAvailable: place.totalPagesAvailable,
      mailerData: rows.map(toMailer),
    };
  },

  async addMailer({ body }, context) {
    const problem = firstProblem(body);
    if (problem !== undefined) return { description: problem };
    const isStored = await addMailer(body, context);
    return { description: isStored ? STORED : 'Mailer Code already exists' };
  },
};

export const mailerBodyRefusals = {
  addMailer: (body, { sentence }) => ({ description: firstProblem(toMailerDraft(body)) ?? sentence }),
} satisfies ProviderBodyRefusals;

/** The message of the first failed rule, in the order of the form. */
function firstProblem(draft: MailerDraft): string | undefined {
  return Object.values(validateNewMailer(draft))[0];
}

function addMailer(mailer: NewMailer, context: Context): Promise<boolean> {
  return context.db.transaction().execute(async (db) => {
    if (!(await insertMailer(db, toMailerRow(mailer)))) return false;
    await writeAudit(db, {
      user: sessionOf(context),
      source: context.source,
      operation: 'addMailer',
      object: `mailer ${mailer.mailerCode}`,
      requestId: context.requestId,
    });
    return true;
  });
}
