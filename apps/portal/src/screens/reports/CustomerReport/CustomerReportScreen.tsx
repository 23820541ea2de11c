import { CHANNEL_NOTE, type FiscalWeekRow, SEGMENT_NOTE } from '@portal/domain/reports';
import { type ChartSeries, ShareChart } from '@portal/ui/charts';
import {
  channelParts,
  channelReportColumns,
  formatWeek,
  type MailerChartProps,
  segmentParts,
  segmentReportColumns,
} from '@portal/ui/reports';
import type { Column } from '@portal/ui/tables';
import { useReport } from '../shared/reportQuery.ts';
import { reportFileNames } from '../shared/reportFileNames.ts';
import { type RowsQuery, TableReport } from '../shared/TableReport.tsx';
import { channelQuery, segmentQuery } from './customerQueries.ts';

/** Customers by fiscal week and channel (specification 3 §2). */
export const CustomerChannelScreen = createCustomerReport({
  title: 'Customer Channel Report',
  note: CHANNEL_NOTE,
  useRows: () => useReport(channelQuery),
  columns: channelReportColumns,
  toFileName: reportFileNames.customerChannel,
  chartLabel: 'Channel shares by fiscal week',
  parts: channelParts,
});

/** Customers by fiscal week and segment (specification 3 §2). */
export const CustomerSegmentScreen = createCustomerReport({
  title: 'Customer Segment Report',
  note: SEGMENT_NOTE,
  useRows: () => useReport(segmentQuery),
  columns: segmentReportColumns,
  toFileName: reportFileNames.customerSegment,
  chartLabel: 'Segment shares by fiscal week',
  parts: segmentParts,
});

interface CustomerReport<Row> {
  title: string;
  /** A note about missing weeks. */
  note: string;
  useRows: () => RowsQuery<Row>;
  columns: readonly Column<Row>[];
  toFileName: (reportDate: string) => string;
  chartLabel: string;
  /** The series of the chart, which add up to all customers. */
  parts: readonly ChartSeries<Row>[];
}

/** A report by fiscal week with a chart of shares. */
function createCustomerReport<Row extends FiscalWeekRow>(report: CustomerReport<Row>) {
  const { useRows, chartLabel, parts, ...table } = report;

  return function CustomerReportScreen() {
    return <TableReport {...table} query={useRows()} rowId={({ startDate }) => startDate} Chart={Chart} />;
  };

  function Chart(props: MailerChartProps<Row>) {
    return (
      <ShareChart
        {...props}
        label={chartLabel}
        day={({ startDate }) => startDate}
        rowName={formatWeek}
        parts={parts}
      />
    );
  }
}
