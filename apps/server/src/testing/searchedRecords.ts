import { recordPages } from '@portal/domain';
import type { Db } from '../db/database.ts';
import { insertRows } from '../db/insertRows.ts';

/** Adds the pages of all kinds of records, and records that tests search for. */
export async function insertSearchedRecords(db: Db): Promise<void> {
  await insertRows(
    db,
    'pages',
    Object.values(recordPages)
      .filter((url) => !['/Campaigns/MailerList', '/Campaigns/Bmt'].includes(url))
      .map((url) => ({ page_name: url, url, roles: url.startsWith('/Admin') ? [] : ['JAS'] })),
  );
  const day = { sale_date_begin: '2026-03-01', sale_date_end: '2026-03-14' };
  await insertRows(db, 'campaigns', [
    { campaign_id: 1118, name: 'Holiday Baking 2026', ...day },
    { campaign_id: 1119, name: 'Fall Quilting <script>alert(1)</script>', ...day },
    { campaign_id: 11_180, name: '100%_Wool \\ sale', ...day },
    { campaign_id: 1120, name: 'Soirée Couture', ...day },
  ]);
  await insertRows(db, 'campaign_ranges', [
    { campaign_id: 1119, number: 1, range_start: 'QUILTA', range_end: 'QUILTF', code_kind: 'letters' },
  ]);
  await insertRows(db, 'campaign_mailers', [{ campaign_id: 1118, mailer_code: 'AA0007' }]);
  await insertRows(db, 'source_codes', [{ source: 'WEB1', description: 'Web site, spring' }]);
  await insertRows(db, 'offers', [
    {
      offer_id: 77,
      assign_date: '2026-01-01',
      assign_process_name: 'p',
      coupon_type: '04',
      start_date: '2026-01-01',
      end_date: '2026-02-01',
      single_multi_usage: 'S',
      offer_description: '20 percent off yarn',
    },
  ]);
  await insertRows(db, 'barcode_jobs', [
    { job_id: 41, job_name: 'Holiday coupons', stats_table: 't', channel_id: 1 },
  ]);
  await insertRows(db, 'grant_applications', [
    { application_id: 12, applied_at: new Date(), name: 'Ada Quilter', city: 'Boise', state: 'ID' },
  ]);
}
