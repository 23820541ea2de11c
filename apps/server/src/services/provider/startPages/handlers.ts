import { validateStartPage } from '@portal/domain';
import type { ProviderSchemas } from '@portal/api-client';
import type { ProviderHandlers } from '../../../contract/handlers.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { administer } from '../administer.ts';
import { changedFields } from '../changedFields.ts';
import { refuseMistakes } from '../fieldErrors.ts';
import {
  deleteStartPage,
  insertStartPage,
  isNameTaken,
  listStartPages,
  replaceStartPageOfUsers,
  startPageById,
  updateStartPage,
  type StartPageRow,
} from './queries.ts';
import { nameOfStartPage, toStartPage, toStartPageContent } from './rows.ts';

type StartPageHandlers = Pick<
  ProviderHandlers,
  'listStartPages' | 'createStartPage' | 'updateStartPage' | 'deleteStartPage'
>;

export const startPageHandlers: StartPageHandlers = {
  async listStartPages(_input, { db }) {
    return (await listStartPages(db)).map(toStartPage);
  },

  createStartPage({ body }, context) {
    return administer(context, 'createStartPage', async (db) => {
      await judge(db, body, null);
      const page = await insertStartPage(db, toStartPageContent(body));
      return { answer: toStartPage(page), object: nameOfStartPage(page) };
    });
  },

  updateStartPage({ body }, context) {
    return administer(context, 'updateStartPage', async (db) => {
      const before = await existingStartPage(db, body.startPageId);
      await judge(db, body, body.startPageId);
      const after = await updateStartPage(db, body.startPageId, toStartPageContent(body));
      await replaceStartPageOfUsers(db, before.start_page1, after.start_page1);
      const changed = changedFields(toStartPage(before), toStartPage(after));
      return {
        answer: toStartPage(after),
        object: changed.length > 0 ? nameOfStartPage(after) : null,
        changed,
      };
    });
  },

  async deleteStartPage({ path }, context) {
    await administer(context, 'deleteStartPage', async (db) => {
      const page = await existingStartPage(db, path.startPageId);
      await deleteStartPage(db, path.startPageId);
      // Users who have it by name keep its URL.
      await replaceStartPageOfUsers(db, page.start_page1, page.start_page_url);
      return { answer: undefined, object: nameOfStartPage(page) };
    });
  },
};

async function judge(db: Db, body: ProviderSchemas['NewStartPage'], ownId: number | null): Promise<void> {
  const isTaken = await isNameTaken(db, body.startPage1.trim(), ownId);
  refuseMistakes({ ...(isTaken && { startPage1: 'Start page is in use' }), ...validateStartPage(body) });
}

async function existingStartPage(db: Db, startPageId: number): Promise<StartPageRow> {
  const page = await startPageById(db, startPageId);
  if (!page) throw new AppError('start_page.not_found', `There is no start page ${startPageId}`);
  return page;
}
