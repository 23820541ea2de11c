import { validateDashboardPage } from '@portal/domain';
import type { ProviderSchemas } from '@portal/api-client';
import type { ProviderHandlers } from '../../../contract/handlers.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { administer } from '../administer.ts';
import { changedFields } from '../changedFields.ts';
import { refuseMistakes } from '../fieldErrors.ts';
import { listRoles } from '../roles/queries.ts';
import {
  dashboardPageById,
  deleteDashboardPage,
  insertDashboardPage,
  listDashboardPages,
  updateDashboardPage,
  type DashboardPageRow,
} from './queries.ts';
import { nameOfDashboardPage, toDashboardPage, toDashboardPageContent } from './rows.ts';

type DashboardPageHandlers = Pick<
  ProviderHandlers,
  'listDashboardPages' | 'createDashboardPage' | 'updateDashboardPage' | 'deleteDashboardPage'
>;

export const dashboardPageHandlers: DashboardPageHandlers = {
  async listDashboardPages(_input, { db }) {
    return (await listDashboardPages(db)).map(toDashboardPage);
  },

  createDashboardPage({ body }, context) {
    return administer(context, 'createDashboardPage', async (db) => {
      await judge(db, body);
      const page = await insertDashboardPage(db, toDashboardPageContent(body));
      return { answer: toDashboardPage(page), object: nameOfDashboardPage(page) };
    });
  },

  updateDashboardPage({ body }, context) {
    return administer(context, 'updateDashboardPage', async (db) => {
      const before = await existingDashboardPage(db, body.dashId);
      await judge(db, body);
      const after = await updateDashboardPage(db, body.dashId, toDashboardPageContent(body));
      const changed = changedFields(toDashboardPage(before), toDashboardPage(after));
      return {
        answer: toDashboardPage(after),
        object: changed.length > 0 ? nameOfDashboardPage(after) : null,
        changed,
      };
    });
  },

  async deleteDashboardPage({ path }, context) {
    await administer(context, 'deleteDashboardPage', async (db) => {
      const page = await existingDashboardPage(db, path.dashId);
      await deleteDashboardPage(db, path.dashId);
      return { answer: undefined, object: nameOfDashboardPage(page) };
    });
  },
};

async function judge(db: Db, body: ProviderSchemas['NewDashboardPage']): Promise<void> {
  const known = new Set((await listRoles(db)).map((role) => role.rolename));
  refuseMistakes(validateDashboardPage(body, known));
}

async function existingDashboardPage(db: Db, dashId: number): Promise<DashboardPageRow> {
  const page = await dashboardPageById(db, dashId);
  if (!page) throw new AppError('dashboard_page.not_found', `There is no dashboard page ${dashId}`);
  return page;
}
