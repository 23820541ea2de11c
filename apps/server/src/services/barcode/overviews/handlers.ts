import type { BarcodeSchemas } from '@portal/api-client';
import { BARCODE_ROWS_PER_PAGE } from '@portal/domain';
import type { BarcodeHandlers } from '../../../contract/handlers.ts';
import { toDayText, toInstantText } from '../../responseFields.ts';
import { parseDayFilter } from '../../lists/parseDayFilter.ts';
import { findPagePosition, toTotals } from '../../lists/paging.ts';
import {
  countCouponLoads,
  countJobs,
  listCouponLoads,
  listJobs,
  type CouponLoadRow,
  type JobOverviewRow,
} from './queries.ts';

export const overviewHandlers = {
  async listJobs({ query }, { db }) {
    const { pageNum, rowsPerPage = BARCODE_ROWS_PER_PAGE, status = '', dtBegin } = query;
    const search = { status, from: parseDayFilter('dtBegin', dtBegin) };
    const position = findPagePosition(await countJobs(db, search), pageNum, rowsPerPage);
    const rows = await listJobs(db, search, position);
    return { ...toTotals(position), jobData: rows.map(toJob), filters: ['status', 'dtBegin'] };
  },

  async listCouponLoads({ query }, { db }) {
    const { pageNum, rowsPerPage = BARCODE_ROWS_PER_PAGE } = query;
    const position = findPagePosition(await countCouponLoads(db), pageNum, rowsPerPage);
    const rows = await listCouponLoads(db, position);
    return { ...toTotals(position), couponData: rows.map(toCouponLoad) };
  },
} satisfies Partial<BarcodeHandlers>;

function toJob(row: JobOverviewRow): BarcodeSchemas['Job'] {
  return {
    id: row.job_id,
    jobName: row.job_name,
    joannStatsTable: row.stats_table,
    channel: row.channel_name,
    orceCampaignId: row.ce_campaign_id,
    validCampaignId: row.valid_campaign_id === null ? null : row.valid_campaign_id ? 'Y' : 'N',
    status: row.status,
    insertDate: toInstantText(row.created_at),
    outputFileName: row.output_file,
  };
}

function toCouponLoad(row: CouponLoadRow): BarcodeSchemas['CouponLoad'] {
  return {
    campaignId: row.ce_campaign_id,
    promotionId: row.promotion_id,
    dealId: row.deal_id,
    promotionName: row.promotion_name,
    description: row.description,
    channel: row.channel_name,
    startDate: toDayText(row.start_date),
    couponLoadQty: row.quantity,
  };
}
