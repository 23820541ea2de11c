import { validateStartPage, toInternalUrl } from '@portal/domain';
import type { ProviderSchemas } from '@portal/api-client';
import type { ProviderHandlers } from '../../../contract/handlers.ts';
import type { Db } from '../../../db/database.ts';
import { deleteRow, findRow, insertRow, updateRow } from '../../../db/editedRows.ts';
import { AppError } from '../../../errors.ts';
import { administer } from '../administer.ts';
import { toEdit } from '../runChange.ts';
import { requireNoMistakes } from '../requireNoMistakes.ts';
import { rejectOutdatedVersion } from '../../rejectOutdatedVersion.ts';
import {
  isNameTaken,
  listStartPages,
  replaceStartPageOfUsers,
  type StartPageContent,
  type StartPageRow,
} from './queries.ts';

export const startPageHandlers = {
  async listStartPages(_input, { db }) {
    return (await listStartPages(db)).map(toStartPage);
  },

  createStartPage({ body }, context) {
    return administer(context, 'createStartPage', async (db) => {
      await validate(db, body, null);
      const page = await insertRow(db, 'start_pages', toStartPageContent(body));
      return { response: toStartPage(page), object: formatStartPageLabel(page) };
    });
  },

  updateStartPage({ header, body }, context) {
    return administer(context, 'updateStartPage', async (db) => {
      const before = await requireStartPage(db, body.startPageId);
      rejectOutdatedVersion(before.row_version, header['If-Match']);
      await validate(db, body, body.startPageId);
      const after = await updateRow(
        db,
        'start_pages',
        { start_page_id: body.startPageId },
        toStartPageContent(body),
      );
      await replaceStartPageOfUsers(db, before.start_page1, after.start_page1);
      return toEdit([before, after], toStartPage, formatStartPageLabel);
    });
  },

  async deleteStartPage({ path }, context) {
    await administer(context, 'deleteStartPage', async (db) => {
      const page = await requireStartPage(db, path.startPageId);
      await deleteRow(db, 'start_pages', { start_page_id: path.startPageId });
      // Users who have it by name keep its URL.
      await replaceStartPageOfUsers(db, page.start_page1, page.start_page_url);
      return { response: undefined, object: formatStartPageLabel(page) };
    });
  },
} satisfies Partial<ProviderHandlers>;

async function validate(db: Db, body: ProviderSchemas['NewStartPage'], ownId: number | null): Promise<void> {
  const isTaken = await isNameTaken(db, body.startPage1.trim(), ownId);
  requireNoMistakes({ ...(isTaken && { startPage1: 'Start page is in use' }), ...validateStartPage(body) });
}

async function requireStartPage(db: Db, startPageId: number): Promise<StartPageRow> {
  const page = await findRow(db, 'start_pages', { start_page_id: startPageId });
  if (!page) throw new AppError('start_page.not_found', `Start page ${startPageId} not found`);
  return page;
}

function toStartPage(row: StartPageRow): ProviderSchemas['StartPage'] {
  return {
    startPageId: row.start_page_id,
    startPage1: row.start_page1,
    startPageUrl: row.start_page_url,
    rowVersion: row.row_version,
  };
}

/** Converts a validated start page for storage. */
function toStartPageContent(body: ProviderSchemas['NewStartPage']): StartPageContent {
  return { start_page1: body.startPage1.trim(), start_page_url: toInternalUrl(body.startPageUrl) ?? '' };
}

/** Label for the audit trail. */
function formatStartPageLabel(row: StartPageRow): string {
  return `start page ${row.start_page_id} (${row.start_page1})`;
}
