import { pageReferenceErrors, validateNewPage, validatePage, type PageErrors } from '@portal/domain';
import type { ProviderSchemas } from '@portal/api-client';
import type { Context, ProviderHandlers } from '../../../contract/handlers.ts';
import type { Db } from '../../../db/database.ts';
import { AppError, FieldErrorsError } from '../../../errors.ts';
import { administer } from '../administer.ts';
import { keepingAdministration } from '../administrationGuard.ts';
import { changedFields } from '../changedFields.ts';
import { refuseMistakes } from '../fieldErrors.ts';
import { listRoles } from '../roles/queries.ts';
import { requireVersion } from '../rowVersions.ts';
import { listServerRoles } from '../serverRoles/queries.ts';
import {
  deletePage,
  insertPage,
  listPages,
  pageById,
  updatePage,
  type PageContent,
  type PageRow,
} from './queries.ts';
import { nameOfPage, toPage, toPageContent, toPageFields } from './rows.ts';

type PageHandlers = Pick<ProviderHandlers, 'listPages' | 'createPage' | 'updatePage' | 'deletePage'>;

export const pageHandlers: PageHandlers = {
  async listPages(_input, { db }) {
    return (await listPages(db)).map(toPage);
  },

  createPage({ body }, context) {
    return changingTree(context, 'createPage', async (db) => {
      refuseMistakes({ ...(await referenceErrors(db, null, body)), ...validateNewPage(body) });
      const page = await insertPage(db, toPageContent(body));
      return { answer: toPage(page), object: nameOfPage(page) };
    });
  },

  updatePage({ header, body }, context) {
    return changingTree(context, 'updatePage', async (db) => {
      const before = await existingPage(db, body.pageId);
      requireVersion(before.row_version, header['If-Match']);
      refuseMistakes({ ...(await referenceErrors(db, body.pageId, body)), ...validatePage(body) });
      const content = toPageContent(body);
      const changed = changedFields(toPageFields(before), toPageFields(content));
      const after = changed.length > 0 ? await store(db, body.pageId, content) : before;
      return { answer: toPage(after), object: changed.length > 0 ? nameOfPage(after) : null, changed };
    });
  },

  async deletePage({ path }, context) {
    await changingTree(context, 'deletePage', async (db) => {
      const page = await existingPage(db, path.pageId);
      const refusal = (message: string) => new AppError('administration.lost', message);
      const deleted = await keepingAdministration(db, refusal, () => deletePage(db, path.pageId));
      return { answer: undefined, object: `${nameOfPage(page)}, with ${deleted - 1} below it` };
    });
  },
};

/** An administrative change that also invalidates the cached page tree. */
const changingTree: typeof administer = async (context: Context, operation, work) => {
  const answer = await administer(context, operation, work);
  context.server.pageTree.forget();
  return answer;
};

function store(db: Db, pageId: number, content: PageContent): Promise<PageRow> {
  const refusal = (message: string) => new FieldErrorsError({ roles: [message] });
  return keepingAdministration(db, refusal, () => updatePage(db, pageId, content));
}

async function referenceErrors(
  db: Db,
  pageId: number | null,
  body: ProviderSchemas['NewPage'],
): Promise<PageErrors> {
  const [pages, roles, serverRoles] = [await listPages(db), await listRoles(db), await listServerRoles(db)];
  return pageReferenceErrors(
    pageId,
    { parentId: body.parentId, roles: body.roles ?? '', serverRoles: body.serverRoles ?? '' },
    {
      pages: pages.map(toPage),
      roles: new Set(roles.map((role) => role.rolename)),
      serverRoles: new Set(serverRoles.map((role) => role.rolename)),
    },
  );
}

async function existingPage(db: Db, pageId: number): Promise<PageRow> {
  const page = await pageById(db, pageId);
  if (!page) throw new AppError('page.not_found', `There is no page ${pageId}`);
  return page;
}
