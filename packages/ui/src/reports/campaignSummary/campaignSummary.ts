import { type CampaignSummaryRow, calculateResponsePercent } from '@portal/domain/reports';
import { formatCurrency, formatPercent } from '@portal/domain';
import type { ChartMeasure } from '../../charts/RankedBarChart/RankedBarChart.tsx';
import type { Column } from '../../tables/Column.ts';
import { createNumberColumn, createComputedNumberColumn } from '../numberColumns.ts';

/** A campaign with its index in the report, because all other fields may be equal. */
export type IndexedSummaryRow = CampaignSummaryRow & { index: number };

function getResponsePercent({ ttlResponses, prefMailed }: CampaignSummaryRow): number | null {
  return calculateResponsePercent(ttlResponses, prefMailed);
}

/** Columns of the annual summary. */
export const summaryColumns: readonly Column<IndexedSummaryRow>[] = [
  { field: 'campaignDescription', heading: 'Description' },
  {
    field: 'saleDateBegin',
    heading: 'Sale Begin',
    kind: 'day',
  },
  {
    field: 'saleDateEnd',
    heading: 'Sale End',
    kind: 'day',
  },
  createNumberColumn('prefMailed', { heading: 'Mailed', kind: 'integer' }),
  createNumberColumn('ttlResponses', { heading: 'Responses', kind: 'integer' }),
  createComputedNumberColumn('responsePct', getResponsePercent, {
    heading: '% Resp',
    kind: 'percent',
  }),
  createNumberColumn('ttlPurchases', { heading: '# Purchases', kind: 'integer' }),
  createNumberColumn('ttlPurchaseAmount', { heading: 'Purchase Amt', kind: 'money' }),
  createNumberColumn('ttlPurchaseItems', { heading: 'Items', kind: 'decimal' }),
  createNumberColumn('ttlCost', { heading: 'Cost', kind: 'money' }),
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
  { id: 'responsePct', label: '% Resp', value: getResponsePercent, format: formatPercent },
  { id: 'mailed', label: 'Mailed', value: ({ prefMailed }) => prefMailed },
];
