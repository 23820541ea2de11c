import type { ProviderSchemas } from '@portal/api-client';
import { toDayText } from '../instants.ts';
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
