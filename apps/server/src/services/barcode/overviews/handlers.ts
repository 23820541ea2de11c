import { BARCODE_ROWS_PER_PAGE } from '@portal/domain';
import type { BarcodeHandlers } from '../../../contract/handlers.ts';
import { toDayText, toInstantText } from '../../responseFields.ts';
import { parseDayFilter } from '../../lists/parseDayFilter.ts';
import { findPagePosition, toTotals } from '../../lists/paging.ts';
import { countCouponLoads, countJobs, listCouponLoads, listJobs } from './queries.ts';

export const overviewHandlers = {
  async listJobs({ query }, { db }) {
    const { pageNum, rowsPerPage = BARCODE_ROWS_PER_PAGE, status = '', dtBegin } = query;
    const search = { status, from: parseDayFilter('dtBegin', dtBegin) };
    const position = findPagePosition(await countJobs(db, search), pageNum, rowsPerPage);
    const rows = await listJobs(db, search, position);
    const jobData = rows.map(({ failure: _failure, ...job }) => ({
      ...job,
      insertDate: toInstantText(job.insertDate),
    }));
    return { ...toTotals(position), jobData, filters: ['status', 'dtBegin'] };
  },

  async listCouponLoads({ query }, { db }) {
    const { pageNum, rowsPerPage = BARCODE_ROWS_PER_PAGE } = query;
    const position = findPagePosition(await countCouponLoads(db), pageNum, rowsPerPage);
    const rows = await listCouponLoads(db, position);
    const couponData = rows.map((load) => ({ ...load, startDate: toDayText(load.startDate) }));
    return { ...toTotals(position), couponData };
  },
} satisfies Partial<BarcodeHandlers>;
