import type { ProviderSchemas } from '@portal/api-client';
import { parseCompactDay, type NewMailer } from '@portal/domain';
import type { NewRow } from '../../../db/tables.ts';
import { toDayText } from '../../responseFields.ts';
import { parseSaleDay } from '../campaigns/rows.ts';
import type { MailerRow } from './queries.ts';

export function toMailer(row: MailerRow): ProviderSchemas['Mailer'] {
  return {
    mailerCode: row.mailer_code,
    dateProcessed: row.date_processed === null ? null : toDayText(row.date_processed),
    timeProcessed: row.time_processed,
    saleDateBegin: toDayText(row.sale_date_begin),
    saleDateEnd: toDayText(row.sale_date_end),
    sequenceNumberStart: row.sequence_number_start,
    sequenceNumberEnd: row.sequence_number_end,
    quantity: row.quantity,
    description: row.description,
  };
}

/**
 * Converts a valid mailer to a row.
 * @throws Error for an invalid sale date: validate first
 */
export function toMailerRow(mailer: NewMailer): NewRow<'mailers'> {
  return {
    mailer_code: mailer.mailerCode,
    date_processed: parseCompactDay(mailer.dateProcessed),
    time_processed: mailer.timeProcessed || null,
    sale_date_begin: parseSaleDay(mailer.saleDateBegin),
    sale_date_end: parseSaleDay(mailer.saleDateEnd),
    sequence_number_start: numberOrNull(mailer.sequenceNumberStart),
    sequence_number_end: numberOrNull(mailer.sequenceNumberEnd),
    quantity: mailer.quantity,
    description: mailer.description,
    customer_type: mailer.customerType || ' ',
    campaign_coupon_number: mailer.campaignCouponNumber,
    campaign_event_class: mailer.campaignEventClass,
  };
}

function numberOrNull(digits: string): number | null {
  return digits === '' ? null : Number(digits);
}
