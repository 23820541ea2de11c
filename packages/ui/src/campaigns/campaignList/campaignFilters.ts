import { type CampaignFilter, campaignFilterOperators } from '@portal/domain';
import type { ListFilter, ValueFilter } from '../../tables/FilterForm/listFilters.ts';

/** Filters of the campaign list, with the specified operators. */
export const campaignFilters: readonly ListFilter[] = [
  createFilter('descr', 'Description', 'text', { chars: 14 }),
  createFilter('id', 'Campaign Id', 'number', { chars: 7, maxLength: 10 }),
  createFilter('dtBegin', 'Begin Date', 'day'),
  createFilter('dtEnd', 'End Date', 'day'),
  createFilter('mCodeStart', 'Mailer Code Start', 'text', { chars: 7, maxLength: 6 }),
  createFilter('mCodeEnd', 'Mailer Code End', 'text', { chars: 7, maxLength: 6 }),
  createFilter('costPer', 'Cost Per Piece', 'number', { chars: 6, maxLength: 12 }),
];

function createFilter(
  name: CampaignFilter,
  label: string,
  kind: ValueFilter['kind'],
  size: Pick<ValueFilter, 'chars' | 'maxLength'> = {},
): ValueFilter {
  const choices = campaignFilterOperators[name];
  return { name, label, kind, ...size, operator: { name: `${name}Op`, choices } };
}
