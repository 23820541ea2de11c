import {
  type CampaignSummaryRow,
  defaultSummaryFilters,
  responsePercent,
  SUMMARY_YEARS,
  summaryTypes,
} from '@portal/domain/reports';
import { formatCurrency, formatDate, formatPercent, todayText } from '@portal/domain';
import type { ChartMeasure } from '../../charts/RankedBarChart/RankedBarChart.tsx';
import type { Column } from '../../tables/Column.ts';
import type { ListFilter } from '../../tables/FilterForm/listFilters.ts';
import { figure, madeFigure } from '../figureColumns.ts';

/** Filters of the annual summary, named like the API parameters; initially newest sale first. */
export const summaryFilters: readonly ListFilter[] = [
  { name: 'type', label: 'Type', kind: 'choice', options: [...summaryTypes] as [...typeof summaryTypes] },
  {
    name: 'year',
    label: 'Year',
    kind: 'whole',
    ...SUMMARY_YEARS,
    initial: () => String(defaultSummaryFilters(todayText(new Date())).year),
  },
  {
    name: 'sortOrder',
    label: 'Sale Begin order',
    kind: 'choice',
    options: [
      { value: 'DESC', label: 'Descending' },
      { value: 'ASC', label: 'Ascending' },
    ],
  },
];

/** A campaign with its index in the report, because all other fields may be equal. */
export type PlacedSummaryRow = CampaignSummaryRow & { place: number };

function percentResponded({ ttlResponses, prefMailed }: CampaignSummaryRow): number | null {
  return responsePercent(ttlResponses, prefMailed);
}

/** Columns of the annual summary, in the specified order (specification 3 §2). */
export const summaryColumns: readonly Column<PlacedSummaryRow>[] = [
  { field: 'campaignDescription', heading: 'Description' },
  {
    field: 'saleDateBegin',
    heading: 'Sale Begin',
    width: 112,
    kind: 'day',
    format: formatDate,
    csv: ({ saleDateBegin }) => formatDate(saleDateBegin),
  },
  {
    field: 'saleDateEnd',
    heading: 'Sale End',
    width: 112,
    kind: 'day',
    format: formatDate,
    csv: ({ saleDateEnd }) => formatDate(saleDateEnd),
  },
  figure('prefMailed', { heading: 'Mailed', width: 92, kind: 'whole' }),
  figure('ttlResponses', { heading: 'Responses', width: 100, kind: 'whole' }),
  madeFigure('responsePct', percentResponded, { heading: '% Resp', width: 84, kind: 'percent' }),
  figure('ttlPurchases', { heading: '# Purchases', width: 112, kind: 'whole' }),
  figure('ttlPurchaseAmount', { heading: 'Purchase Amt', width: 124, kind: 'money' }),
  figure('ttlPurchaseItems', { heading: 'Items', width: 100, kind: 'decimal' }),
  figure('ttlCost', { heading: 'Cost', width: 120, kind: 'money' }),
];

/** Measures for the chart of the annual summary. */
export const summaryMeasures: readonly [
  ChartMeasure<CampaignSummaryRow>,
  ...ChartMeasure<CampaignSummaryRow>[],
] = [
  {
    id: 'purchaseAmount',
    label: 'Purchase Amt',
    value: ({ ttlPurchaseAmount }) => ttlPurchaseAmount,
    format: formatCurrency,
  },
  { id: 'responses', label: 'Responses', value: ({ ttlResponses }) => ttlResponses },
  { id: 'responsePct', label: '% Resp', value: percentResponded, format: formatPercent },
  { id: 'mailed', label: 'Mailed', value: ({ prefMailed }) => prefMailed },
];
