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

type CountColumns<Row> = readonly ReportColumn<Omit<Row, keyof FiscalWeekRow>>[];

/** Columns of the customer channel report: the week, then the combinations grouped by number of channels. */
export const channelReportColumns = createColumns<CustomerChannelRow>(channelColumns, ({ heading }) => {
  const channels = heading.split('&').length;
  return channels === 1 ? 'One channel' : `${['Two', 'Three', 'Four'][channels - 2]} channels`;
});

const segmentGroups = [
  { prefix: 'First', group: 'First time' },
  { prefix: 'Active', group: 'Active 0-12 Months' },
  { prefix: 'Inactive', group: 'Inactive 13+ Months' },
] as const;

/** Columns of the customer segment report: the week, then the segments by type and recency of purchases. */
export const segmentReportColumns = createColumns<CustomerSegmentRow>(
  segmentColumns,
  ({ heading }) => segmentGroups.find(({ prefix }) => heading.startsWith(prefix))?.group,
);

/** All channel combinations; together they are all customers. */
export const channelParts = createSeries<CustomerChannelRow>(channelColumns);

/** Disjoint segments; together they are all customers. */
export const segmentParts = createSeries<CustomerSegmentRow>(
  segmentColumns.filter(({ field }) => /OnlineOnly$|RetailOnly$|MoBoth$|^noPurchase$/.test(field)),
);

/** Name of a week in the chart's tooltip. */
export function formatWeek({ fiscalWeek, startDate }: FiscalWeekRow): string {
  return `${fiscalWeek}, ${formatDate(startDate)}`;
}

function createColumns<Row extends FiscalWeekRow>(
  countColumns: CountColumns<Row>,
  getGroup: (countColumn: CountColumns<Row>[number]) => string | undefined,
): readonly Column<Row>[] {
  const [week, ...days] = weekColumns;
  const columns = [
    { field: week?.field, heading: week?.heading, width: 124 },
    ...days.map(({ field, heading }) => ({
      field,
      heading,
      width: 112,
      kind: 'day',
    })),
    ...countColumns.map((countColumn) => ({
      field: countColumn.field,
      heading: countColumn.heading,
      group: getGroup(countColumn),
      width: Math.max(104, Math.round(7.2 * countColumn.heading.length) + 44),
      align: 'right',
      kind: 'integer',
      format: (value: number) => formatNumber(value),
    })),
  ];
  // The type does not show that fields of `Omit<Row, …>` are fields of the row.
  return columns as unknown as readonly Column<Row>[];
}

function createSeries<Row extends FiscalWeekRow>(
  countColumns: CountColumns<Row>,
): readonly ChartSeries<Row>[] {
  return countColumns.map(({ field, heading }) => ({
    id: field,
    label: heading,
    value: (row) => Number(row[field as keyof Row]),
  }));
}
