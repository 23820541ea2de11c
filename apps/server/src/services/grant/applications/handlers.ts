import { GRANT_ROWS_PER_PAGE, toCsv } from '@portal/domain';
import { applicationFileColumns } from '@portal/domain/grants';
import type { GrantSchemas } from '@portal/api-client';
import type { GrantHandlers } from '../../../contract/handlers.ts';
import type { GrantMediaKind } from '../../../db/grantTables.ts';
import { AppError } from '../../../errors.ts';
import { toInstantText } from '../../responseFields.ts';
import { parseDayFilter } from '../../lists/parseDayFilter.ts';
import { findPagePosition, toTotals } from '../../lists/paging.ts';
import { toFilePath, toMediaPath } from '../files/paths.ts';
import { storeFile } from '../files/queries.ts';
import {
  listAllApplications,
  findApplicationById,
  countApplicationsBefore,
  countApplications,
  countPageView,
  findNeighbors,
  listApplications,
  listMediaKinds,
} from './queries.ts';

export const applicationHandlers = {
  async listApplications({ query }, { db }) {
    const { pageNum, rowsPerPage = GRANT_ROWS_PER_PAGE } = query;
    const search = toSearch(query);
    const position = findPagePosition(await countApplications(db, search), pageNum, rowsPerPage);
    const rows = await listApplications(db, search, position);
    return { ...toTotals(position), appData: rows.map(formatDateStamp), filters: ['opened', 'dtBegin'] };
  },

  async locateApplication({ body }, { db }) {
    const before = await countApplicationsBefore(db, body.Id);
    if (before === null) throw createNotFoundError(body.Id);
    const neighbors = body.opened || body.dtBegin ? await findNeighbors(db, body.Id, toSearch(body)) : {};
    await countPageView(db);
    return { applicationId: body.Id, pageNum: Math.floor(before / body.RowsPerPage) + 1, ...neighbors };
  },

  async getApplication({ path }, { db }) {
    const row = await findApplicationById(db, path.id);
    if (!row) throw createNotFoundError(path.id);
    const { dateStamp: _dateStamp, ...answers } = row;
    const kinds = await listMediaKinds(db, path.id);
    const toLink = (kind: GrantMediaKind) => (kinds.includes(kind) ? toMediaPath(path.id, kind) : null);
    return {
      ...answers,
      headshotUri: toLink('headshot'),
      project1Uri: toLink('project1'),
      project2Uri: toLink('project2'),
      project3Uri: toLink('project3'),
      videoUri: toLink('video'),
    };
  },

  async createApplicationsFile(_input, { db }) {
    const rows = (await listAllApplications(db)).map(formatDateStamp);
    return toFilePath(await storeFile(db, toCsv({ columns: applicationFileColumns, rows })));
  },
} satisfies Partial<GrantHandlers>;

function toSearch({ opened = '', dtBegin }: Pick<GrantSchemas['ApplicationOpening'], 'opened' | 'dtBegin'>) {
  return { opened, from: parseDayFilter('dtBegin', dtBegin) };
}

function formatDateStamp<Row extends { dateStamp: Date }>(row: Row) {
  return { ...row, dateStamp: toInstantText(row.dateStamp) };
}

function createNotFoundError(id: number): AppError {
  return new AppError('application.not_found', `Application ${id} not found`);
}
