import type { ProviderSchemas } from '@portal/api-client';
import { firstPage } from '../../../testing/firstPage.ts';

type MailerPage = ProviderSchemas['MailerPage'];

const descriptions = [
  'Fall fabric sale, respondents',
  'Quilting days',
  'New signup welcome',
  'Holiday baking and crafts, store mailing',
];
const longDescription =
  'Spring event for all customers who bought fabric, yarn or paint in the last eighteen months, with a second coupon for framing and <b>no</b> coupon for machines. '.repeat(
    3,
  );

export function mailerPage(rowCount: number, { isLong = false } = {}): MailerPage {
  const page = firstPage(rowCount);
  return {
    ...page,
    filters: ['campaign'],
    mailerData: Array.from({ length: page.rowsReturned }, (_row, index) => ({
      mailerCode: `FF${String(2500 + index)}`,
      dateProcessed: index % 7 === 3 ? null : '2026-05-04T00:00:00',
      timeProcessed: index % 7 === 3 ? null : '142530',
      saleDateBegin: `2026-06-${String(30 - (index % 28)).padStart(2, '0')}T00:00:00`,
      saleDateEnd: '2026-07-14T00:00:00',
      sequenceNumberStart: isLong ? 9_999_900_000 : 1_000_000 + index * 2_500,
      sequenceNumberEnd: isLong ? 9_999_999_999 : 1_002_499 + index * 2_500,
      quantity: isLong ? 2_147_483_647 : 2_500,
      description: isLong ? longDescription : (descriptions[index % descriptions.length] ?? ''),
    })),
  };
}
