import { validateDashboardPage, joinNames, toSafeUrl, splitNames } from '@portal/domain';
import type { ProviderSchemas } from '@portal/api-client';
import type { ProviderHandlers } from '../../../contract/handlers.ts';
import type { Db } from '../../../db/database.ts';
import { deleteRow, findRow, insertRow, updateRow } from '../../../db/editedRows.ts';
import { AppError } from '../../../errors.ts';
import { administer } from '../administer.ts';
import { toEdit } from '../runChange.ts';
import { requireNoMistakes } from '../requireNoMistakes.ts';
import { rejectOutdatedVersion } from '../../rejectOutdatedVersion.ts';
import { listRoles } from '../roles/queries.ts';
import { listDashboardPages, type DashboardPageContent, type DashboardPageRow } from './queries.ts';

export const dashboardPageHandlers = {
  async listDashboardPages(_input, { db }) {
    return (await listDashboardPages(db)).map(toDashboardPage);
  },

  createDashboardPage({ body }, context) {
    return administer(context, 'createDashboardPage', async (db) => {
      await validate(db, body);
      const page = await insertRow(db, 'dashboard_pages', toDashboardPageContent(body));
      return { response: toDashboardPage(page), object: formatDashboardPageLabel(page) };
    });
  },

  updateDashboardPage({ header, body }, context) {
    return administer(context, 'updateDashboardPage', async (db) => {
      const before = await requireDashboardPage(db, body.dashId);
      rejectOutdatedVersion(before.row_version, header['If-Match']);
      await validate(db, body);
      const after = await updateRow(
        db,
        'dashboard_pages',
        { dash_id: body.dashId },
        toDashboardPageContent(body),
      );
      return toEdit([before, after], toDashboardPage, formatDashboardPageLabel);
    });
  },

  async deleteDashboardPage({ path }, context) {
    await administer(context, 'deleteDashboardPage', async (db) => {
      const page = await requireDashboardPage(db, path.dashId);
      await deleteRow(db, 'dashboard_pages', { dash_id: path.dashId });
      return { response: undefined, object: formatDashboardPageLabel(page) };
    });
  },
} satisfies Partial<ProviderHandlers>;

async function validate(db: Db, body: ProviderSchemas['NewDashboardPage']): Promise<void> {
  const known = new Set((await listRoles(db)).map((role) => role.rolename));
  requireNoMistakes(validateDashboardPage(body, known));
}

async function requireDashboardPage(db: Db, dashId: number): Promise<DashboardPageRow> {
  const page = await findRow(db, 'dashboard_pages', { dash_id: dashId });
  if (!page) throw new AppError('dashboard_page.not_found', `Dashboard page ${dashId} not found`);
  return page;
}

function toDashboardPage(row: DashboardPageRow): ProviderSchemas['DashboardPage'] {
  return {
    dashId: row.dash_id,
    frameTitle: row.frame_title,
    url: row.url,
    frameHeight: row.frame_height,
    roles: joinNames(row.roles, 'roles'),
    rowVersion: row.row_version,
  };
}

/** Converts a validated dashboard page for storage. */
function toDashboardPageContent(body: ProviderSchemas['NewDashboardPage']): DashboardPageContent {
  return {
    frame_title: body.frameTitle.trim(),
    url: toSafeUrl(body.url)?.url ?? '',
    frame_height: body.frameHeight,
    roles: [...new Set(splitNames(body.roles, 'roles'))],
  };
}

/** Label for the audit trail. */
function formatDashboardPageLabel(row: DashboardPageRow): string {
  return `dashboard page ${row.dash_id} (${row.frame_title})`;
}
