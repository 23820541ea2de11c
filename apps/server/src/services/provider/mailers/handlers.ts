import { validateNewMailer, type MailerDraft, emptyNewMailer } from '@portal/domain';
import type { ProviderInvalidBodyHandlers, ProviderHandlers } from '../../../contract/handlers.ts';
import { readPage } from '../../lists/paging.ts';
import { runChange } from '../runChange.ts';
import { countMailers, insertMailer, listMailers } from './queries.ts';
import { toMailer, toMailerRow } from './rows.ts';
import { toMailerSearch } from './search.ts';

/** The response for a stored mailer (specification 2 §7). */
const STORED = 'OK';

export const mailerHandlers = {
  async listMailers({ query }, { db }) {
    const search = toMailerSearch(query);
    const { rows, page } = await readPage(await countMailers(db, search), query, (position) =>
      listMailers(db, search, position),
    );
    return { ...page, mailerData: rows.map(toMailer), filters: ['campaign'] };
  },

  async addMailer({ body }, context) {
    const mistake = findFirstMistake(body);
    if (mistake !== undefined) return { description: mistake };
    return runChange(context, 'addMailer', async (db) => {
      const isStored = await insertMailer(db, toMailerRow(body));
      return {
        response: { description: isStored ? STORED : 'Mailer Code already exists' },
        object: isStored ? `mailer ${body.mailerCode}` : null,
      };
    });
  },
} satisfies Partial<ProviderHandlers>;

export const mailerInvalidBodyHandlers = {
  addMailer: (body, { message }) => ({ description: findFirstMistake(toMailerDraft(body)) ?? message }),
} satisfies ProviderInvalidBodyHandlers;

/** The message of the first failed rule, in the order of the form. */
function findFirstMistake(draft: MailerDraft): string | undefined {
  return Object.values(validateNewMailer(draft))[0];
}

/**
 * Builds a draft from the valid fields of a body, so that mailer rules can check it even if it violates the contract.
 */
function toMailerDraft(body: unknown): MailerDraft {
  const given = Object(body) as Record<string, unknown>;
  const fields = Object.entries(emptyNewMailer).map(([field, empty]) => {
    const value = Object.hasOwn(given, field) ? given[field] : null;
    return [field, typeof value === typeof empty ? value : null];
  });
  return Object.fromEntries(fields);
}
