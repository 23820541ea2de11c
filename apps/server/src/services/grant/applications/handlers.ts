import { toCsv } from '@portal/domain';
import { applicationFileColumns, GRANT_ROWS_PER_PAGE } from '@portal/domain/grants';
import type { GrantHandlers } from '../../../contract/handlers.ts';
import { AppError } from '../../../errors.ts';
import { placeInList } from '../../provider/paging.ts';
import { fileAddress } from '../files/addresses.ts';
import { storeFile } from '../files/queries.ts';
import {
  allApplications,
  applicationById,
  applicationsBefore,
  countApplications,
  countOpening,
  listApplications,
  mediaKinds,
} from './queries.ts';
import { toApplication, toFileRow, toListRow } from './rows.ts';

/** Lets spreadsheet programs detect UTF-8. */
const byteOrderMark = '\uFEFF';

export const applicationHandlers: Pick<
  GrantHandlers,
  'listApplications' | 'locateApplication' | 'getApplication' | 'createApplicationsFile'
> = {
  async listApplications({ query }, { db }) {
    const place = placeInList(
      await countApplications(db),
      query.pageNum,
      query.rowsPerPage ?? GRANT_ROWS_PER_PAGE,
    );
    const rows = await listApplications(db, place);
    return { totalRows: place.rowCount, totalPages: place.totalPagesAvailable, appData: rows.map(toListRow) };
  },

  async locateApplication({ body }, { db }) {
    const before = await applicationsBefore(db, body.Id);
    if (before === null) throw notFound(body.Id);
    await countOpening(db);
    return { applicationId: body.Id, pageNum: Math.floor(before / body.RowsPerPage) + 1 };
  },

  async getApplication({ path }, { db }) {
    const row = await applicationById(db, path.id);
    if (!row) throw notFound(path.id);
    return toApplication(row, await mediaKinds(db, path.id));
  },

  async createApplicationsFile(_input, { db }) {
    const rows = (await allApplications(db)).map(toFileRow);
    const csv = byteOrderMark + toCsv({ columns: applicationFileColumns, rows });
    return fileAddress(await storeFile(db, csv));
  },
};

function notFound(id: number): AppError {
  return new AppError('application.not_found', `There is no application ${id}`);
}
