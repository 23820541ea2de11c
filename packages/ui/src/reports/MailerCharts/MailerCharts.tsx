import { mapData } from '../../feedback/AsyncState.ts';
import { formatCurrency, formatDate, formatNumber, formatPercent } from '@portal/domain';
import {
  zeroToNull,
  type DateDetailRow,
  type MailerSummaryRow,
  calculateResponsePercent,
  type StoreDetailRow,
} from '@portal/domain/reports';
import type { ChartProps } from '../../charts/ChartPanel/ChartPanel.tsx';
import { type ChartMeasure, RankedBarChart } from '../../charts/RankedBarChart/RankedBarChart.tsx';
import { formatStore, type NamedStoreDetailRow } from '../details/detailColumns.ts';
import { TimeSeriesChart } from '../../charts/TimeSeriesChart/TimeSeriesChart.tsx';

export type MailerChartProps<Row> = Pick<ChartProps<Row>, 'rows' | 'tableLabel' | 'shown'>;

const height = 168;

const mailerMeasures: readonly [ChartMeasure<MailerSummaryRow>, ...ChartMeasure<MailerSummaryRow>[]] = [
  { id: 'roi', label: 'ROI', value: ({ roi }) => zeroToNull(roi), format: formatPercent },
  {
    id: 'response',
    label: 'Resp %',
    value: ({ ttlResponses, quantity }) => calculateResponsePercent(ttlResponses, quantity),
    format: formatPercent,
  },
  { id: 'responses', label: 'Total Resp', value: ({ ttlResponses }) => ttlResponses },
  {
    id: 'sales',
    label: 'Sales $',
    value: ({ ttlPurchaseAmount }) => zeroToNull(ttlPurchaseAmount),
    format: formatCurrency,
  },
];

/** ROI and response of a campaign by mailer code, the largest first. */
export function MailerSummaryChart(props: MailerChartProps<MailerSummaryRow>) {
  return (
    <RankedBarChart
      {...props}
      label="Results by mailer code"
      height={height}
      rowId={(row) => row.mailerCode ?? ''}
      rowName={(row) => row.mailerCode ?? ''}
      measures={mailerMeasures}
    />
  );
}

const storeMeasures: readonly [ChartMeasure<StoreDetailRow>, ...ChartMeasure<StoreDetailRow>[]] = [
  { id: 'responses', label: 'Responses', value: ({ responses }) => responses },
  {
    id: 'amount',
    label: 'Total Purchased',
    value: ({ ttlPurchaseAmount }) => zeroToNull(ttlPurchaseAmount),
    format: formatCurrency,
  },
  {
    id: 'prefResponse',
    label: 'Pref Response%',
    value: ({ prefResponsePct }) => zeroToNull(prefResponsePct),
    format: formatPercent,
  },
  {
    id: 'prefRoi',
    label: 'Pref ROI%',
    value: ({ prefRoiPct }) => zeroToNull(prefRoiPct),
    format: formatPercent,
  },
];

/**
 * Results by store as bars, the largest first. The row without a store is left out, because it is many times
 * larger than any store.
 */
export function StoreDetailChart({ rows, ...props }: MailerChartProps<NamedStoreDetailRow>) {
  return (
    <RankedBarChart
      {...props}
      rows={mapData(rows, (data) => data.filter(({ store }) => store !== 0))}
      label="Results by store"
      height={height}
      rowId={({ store }) => store}
      rowName={formatStore}
      measures={storeMeasures}
    />
  );
}

/** Responses and purchases by date. */
export function DateDetailChart(props: MailerChartProps<DateDetailRow>) {
  return (
    <TimeSeriesChart
      {...props}
      label="Responses and purchases by date"
      height={height}
      day={({ responseDate }) => formatDate(responseDate)}
      format={(value) => formatNumber(value)}
      series={[
        { id: 'responses', label: 'Responses', value: ({ responses }) => responses },
        { id: 'purchases', label: 'Purchases', value: ({ ttlPurchases }) => ttlPurchases },
      ]}
    />
  );
}
