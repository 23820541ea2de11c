import { toFiscalWeekRow, type CustomerChannelRow, type CustomerSegmentRow } from '@portal/domain/reports';
import type { ChannelWeek, SegmentWeek } from './queries.ts';

export function toChannelRow(week: ChannelWeek): CustomerChannelRow {
  return {
    ...toFiscalWeekRow(week.week_start),
    dmOnly: week.dm_only,
    emOnly: week.em_only,
    appOnly: week.app_only,
    smsOnly: week.sms_only,
    dmEm: week.dm_em,
    dmApp: week.dm_app,
    dmSms: week.dm_sms,
    emApp: week.em_app,
    emSms: week.em_sms,
    smsApp: week.sms_app,
    dmEmApp: week.dm_em_app,
    dmEmSms: week.dm_em_sms,
    dmSmsApp: week.dm_sms_app,
    emSmsApp: week.em_sms_app,
    dmEmSmsApp: week.dm_em_sms_app,
  };
}

export function toSegmentRow(week: SegmentWeek): CustomerSegmentRow {
  return {
    ...toFiscalWeekRow(week.week_start),
    totalCustomers: week.total_customers,
    firstSignup: week.first_signup,
    firstPurchaseAny: week.first_purchase_any,
    firstPurchaseOnline: week.first_purchase_online,
    firstPurchaseRetail: week.first_purchase_retail,
    active012MoPurchase: week.active_012_purchase,
    active012MoOnlineOnly: week.active_012_online_only,
    active012MoRetailOnly: week.active_012_retail_only,
    active012MoBoth: week.active_012_both,
    inactive13MoPurchase: week.inactive_13_purchase,
    inactive13MoOnlineOnly: week.inactive_13_online_only,
    inactive13MoRetailOnly: week.inactive_13_retail_only,
    inactive13MoBoth: week.inactive_13_both,
    noPurchase: week.no_purchase,
  };
}
