import type { FilterOperators } from '../lists/filterOperators.ts';

/** A filter of the campaign list, by its query parameter (`descr`; its operator is `descrOp`). */
export type CampaignFilter = 'descr' | 'id' | 'dtBegin' | 'dtEnd' | 'mCodeStart' | 'mCodeEnd' | 'costPer';

const codes = ['contains', 'startswith', 'eq', 'gte', 'lte'] as const;
const dates = ['startswith', 'eq', 'gte', 'lte'] as const;

/** The operators of each filter in the order of the select; the first is the default (specification 2 §5). */
export const campaignFilterOperators = {
  descr: ['contains', 'startswith', 'eq'],
  id: ['eq', 'gte', 'lte'],
  dtBegin: dates,
  dtEnd: dates,
  mCodeStart: codes,
  mCodeEnd: codes,
  costPer: codes,
} as const satisfies Record<CampaignFilter, FilterOperators>;
