import type { CustomerChannelRow, CustomerSegmentRow, FiscalWeekRow } from '@portal/domain/reports';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

/** The counts of the week that begins on a day. */
type WeekOf<Row extends FiscalWeekRow> = Omit<Row, keyof FiscalWeekRow> & { week_start: string };

/** All weeks that have counts, newest first. */
export async function listChannelWeeks(db: Db): Promise<WeekOf<CustomerChannelRow>[]> {
  const { rows } = await sql<WeekOf<CustomerChannelRow>>`
    select week_start, dm_only as "dmOnly", em_only as "emOnly", app_only as "appOnly", sms_only as "smsOnly",
      dm_em as "dmEm", dm_app as "dmApp", dm_sms as "dmSms", em_app as "emApp", em_sms as "emSms",
      sms_app as "smsApp", dm_em_app as "dmEmApp", dm_em_sms as "dmEmSms", dm_sms_app as "dmSmsApp",
      em_sms_app as "emSmsApp", dm_em_sms_app as "dmEmSmsApp"
    from customer_channel_weeks order by week_start desc`.execute(db);
  return rows;
}

/** All weeks that have counts, newest first. */
export async function listSegmentWeeks(db: Db): Promise<WeekOf<CustomerSegmentRow>[]> {
  const { rows } = await sql<WeekOf<CustomerSegmentRow>>`
    select week_start, total_customers as "totalCustomers", first_signup as "firstSignup",
      first_purchase_any as "firstPurchaseAny", first_purchase_online as "firstPurchaseOnline",
      first_purchase_retail as "firstPurchaseRetail", active_012_purchase as "active012MoPurchase",
      active_012_online_only as "active012MoOnlineOnly", active_012_retail_only as "active012MoRetailOnly",
      active_012_both as "active012MoBoth", inactive_13_purchase as "inactive13MoPurchase",
      inactive_13_online_only as "inactive13MoOnlineOnly", inactive_13_retail_only as "inactive13MoRetailOnly",
      inactive_13_both as "inactive13MoBoth", no_purchase as "noPurchase"
    from customer_segment_weeks order by week_start desc`.execute(db);
  return rows;
}
