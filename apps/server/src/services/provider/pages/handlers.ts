import { validatePageReferences, validateNewPage, validatePage, type PageErrors } from '@portal/domain';
import type { ProviderSchemas } from '@portal/api-client';
import type { Context, ProviderHandlers } from '../../../contract/handlers.ts';
import type { Db } from '../../../db/database.ts';
import { findRow, insertRow, updateRow } from '../../../db/editedRows.ts';
import { AppError, FieldErrorsError } from '../../../errors.ts';
import { administer } from '../administer.ts';
import { guardAdministration } from '../administrationGuard.ts';
import { listChanges } from '../listChanges.ts';
import { requireNoMistakes } from '../requireNoMistakes.ts';
import { listRoles, listServerRoles } from '../roles/queries.ts';
import { rejectOutdatedVersion } from '../../rejectOutdatedVersion.ts';
import { deletePage, listPages, type PageContent, type PageRow } from './queries.ts';
import { formatPageLabel, toPage, toPageContent, toPageFields } from './rows.ts';

export const pageHandlers = {
  async listPages(_input, { db }) {
    return (await listPages(db)).map(toPage);
  },

  createPage({ body }, context) {
    return changePageTree(context, 'createPage', async (db) => {
      requireNoMistakes({ ...(await findReferenceErrors(db, null, body)), ...validateNewPage(body) });
      const page = await insertRow(db, 'pages', toPageContent(body));
      return { response: toPage(page), object: formatPageLabel(page) };
    });
  },

  updatePage({ header, body }, context) {
    return changePageTree(context, 'updatePage', async (db) => {
      const before = await requirePage(db, body.pageId);
      rejectOutdatedVersion(before.row_version, header['If-Match']);
      requireNoMistakes({ ...(await findReferenceErrors(db, body.pageId, body)), ...validatePage(body) });
      const content = toPageContent(body);
      const changed = listChanges(toPageFields(before), toPageFields(content));
      const after = changed.length > 0 ? await store(db, body.pageId, content) : before;
      return { response: toPage(after), object: formatPageLabel(after), changed };
    });
  },

  async deletePage({ path }, context) {
    await changePageTree(context, 'deletePage', async (db) => {
      const page = await requirePage(db, path.pageId);
      const deleted = await guardAdministration(db, () => deletePage(db, path.pageId));
      const descendants = deleted > 1 ? ` and ${deleted - 1} below it` : '';
      return { response: undefined, object: `${formatPageLabel(page)}${descendants}` };
    });
  },
} satisfies Partial<ProviderHandlers>;

/** An administrative change that also invalidates the cached page tree. */
const changePageTree: typeof administer = async (context: Context, operation, work) => {
  const response = await administer(context, operation, work);
  context.server.pageTree.invalidate();
  return response;
};

function store(db: Db, pageId: number, content: PageContent): Promise<PageRow> {
  const createError = (message: string) => new FieldErrorsError({ roles: [message] });
  return guardAdministration(db, () => updateRow(db, 'pages', { page_id: pageId }, content), createError);
}

async function findReferenceErrors(
  db: Db,
  pageId: number | null,
  body: ProviderSchemas['NewPage'],
): Promise<PageErrors> {
  const [pages, roles, serverRoles] = [await listPages(db), await listRoles(db), await listServerRoles(db)];
  return validatePageReferences(
    pageId,
    { parentId: body.parentId, roles: body.roles ?? '', serverRoles: body.serverRoles ?? '' },
    {
      pages: pages.map(toPage),
      roles: new Set(roles.map((role) => role.rolename)),
      serverRoles: new Set(serverRoles.map((role) => role.rolename)),
    },
  );
}

async function requirePage(db: Db, pageId: number): Promise<PageRow> {
  const page = await findRow(db, 'pages', { page_id: pageId });
  if (!page) throw new AppError('page.not_found', `No page with ID ${pageId} exists`);
  return page;
}
