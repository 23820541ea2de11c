import {
  channelColumns,
  type CustomerChannelRow,
  type CustomerSegmentRow,
  type FiscalWeekRow,
  type ReportColumn,
  segmentColumns,
  weekColumns,
} from '@portal/domain/reports';
import { formatDate, formatNumber } from '@portal/domain';
import type { ChartSeries } from '../../charts/chartSeries.ts';
import type { Column } from '../../tables/Column.ts';

type Counts<Row> = readonly ReportColumn<Omit<Row, keyof FiscalWeekRow>>[];

/** Columns of the customer channel report: the week, then the combinations grouped by number of channels. */
export const channelReportColumns = columnsOf<CustomerChannelRow>(channelColumns, ({ heading }) => {
  const channels = heading.split('&').length;
  return channels === 1 ? 'One channel' : `${['Two', 'Three', 'Four'][channels - 2]} channels`;
});

const segmentGroups = [
  { begin: 'First', group: 'First time' },
  { begin: 'Active', group: 'Active 0-12 Months' },
  { begin: 'Inactive', group: 'Inactive 13+ Months' },
] as const;

/** Columns of the customer segment report: the week, then the segments by type and recency of purchases. */
export const segmentReportColumns = columnsOf<CustomerSegmentRow>(
  segmentColumns,
  ({ heading }) => segmentGroups.find(({ begin }) => heading.startsWith(begin))?.group,
);

/** All channel combinations; together they are all customers. */
export const channelParts = partsOf<CustomerChannelRow>(channelColumns);

/** Disjoint segments; together they are all customers. */
export const segmentParts = partsOf<CustomerSegmentRow>(
  segmentColumns.filter(({ field }) => /OnlineOnly$|RetailOnly$|MoBoth$|^noPurchase$/.test(field)),
);

/** Name of a week in the chart's tooltip. */
export function weekName({ fiscalWeek, startDate }: FiscalWeekRow): string {
  return `${fiscalWeek}, ${formatDate(startDate)}`;
}

function columnsOf<Row extends FiscalWeekRow>(
  counts: Counts<Row>,
  groupOf: (count: Counts<Row>[number]) => string | undefined,
): readonly Column<Row>[] {
  const [week, ...days] = weekColumns;
  const columns = [
    { field: week?.field, heading: week?.heading, width: 124 },
    ...days.map(({ field, heading }) => ({
      field,
      heading,
      width: 112,
      kind: 'day',
      format: formatDate,
      csv: (row: Row) => formatDate(row[field]),
    })),
    ...counts.map((count) => ({
      field: count.field,
      heading: count.heading,
      group: groupOf(count),
      width: Math.max(104, Math.round(7.2 * count.heading.length) + 44),
      align: 'right',
      kind: 'whole',
      format: (value: number) => formatNumber(value),
    })),
  ];
  // The type does not show that fields of `Omit<Row, …>` are fields of the row.
  return columns as unknown as readonly Column<Row>[];
}

function partsOf<Row extends FiscalWeekRow>(counts: Counts<Row>): readonly ChartSeries<Row>[] {
  return counts.map(({ field, heading }) => ({
    id: field,
    label: heading,
    value: (row) => Number(row[field as keyof Row]),
  }));
}
