import { recordPages } from '@portal/domain';
import type { Db } from '../db/database.ts';

/** Adds the pages of all kinds of records, and records that tests search for. */
export async function insertSearchedRecords(db: Db): Promise<void> {
  await db
    .insertInto('pages')
    .values(
      Object.values(recordPages)
        .filter((url) => !['/Campaigns/MailerList', '/Campaigns/Bmt'].includes(url))
        .map((url) => ({ page_name: url, url, roles: url.startsWith('/Admin') ? [] : ['JAS'] })),
    )
    .execute();
  const day = { sale_date_begin: '2026-03-01', sale_date_end: '2026-03-14' };
  await db
    .insertInto('campaigns')
    .values([
      { campaign_id: 1118, name: 'Holiday Baking 2026', ...day },
      { campaign_id: 1119, name: 'Fall Quilting <script>alert(1)</script>', ...day },
      { campaign_id: 11_180, name: '100%_Wool \\ sale', ...day },
      { campaign_id: 1120, name: 'Soirée Couture', ...day },
    ])
    .execute();
  await db
    .insertInto('campaign_ranges')
    .values({
      campaign_id: 1119,
      number: 1,
      range_start: 'QUILTA',
      range_end: 'QUILTF',
      code_kind: 'letters',
    })
    .execute();
  await db.insertInto('campaign_mailers').values({ campaign_id: 1118, mailer_code: 'AA0007' }).execute();
  await db.insertInto('source_codes').values({ source: 'WEB1', description: 'Web site, spring' }).execute();
  await db
    .insertInto('offers')
    .values({
      offer_id: 77,
      assign_date: '2026-01-01',
      assign_process_name: 'p',
      coupon_type: '04',
      start_date: '2026-01-01',
      end_date: '2026-02-01',
      single_multi_usage: 'S',
      offer_description: '20 percent off yarn',
    })
    .execute();
  await db
    .insertInto('barcode_jobs')
    .values({ job_id: 41, job_name: 'Holiday coupons', stats_table: 't', channel_id: 1 })
    .execute();
  await db
    .insertInto('grant_applications')
    .values({ application_id: 12, applied_at: new Date(), name: 'Ada Quilter', city: 'Boise', state: 'ID' })
    .execute();
}
