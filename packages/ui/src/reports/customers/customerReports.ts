import {
  channelColumns,
  type CustomerChannelRow,
  type CustomerSegmentRow,
  type FiscalWeekRow,
  segmentColumns,
  weekColumns,
} from '@portal/domain/reports';
import { formatDate } from '@portal/domain';
import type { ChartSeries } from '../../charts/chartSeries.ts';
import type { Column, ComputedColumn } from '../../tables/Column.ts';
import { createComputedNumberColumn } from '../numberColumns.ts';

type CountColumns<Field extends string> = readonly { field: Field; heading: string }[];

/** Columns of the customer channel report: the week, then the combinations grouped by number of channels. */
export const channelReportColumns: readonly Column<CustomerChannelRow>[] = createColumns(
  channelColumns,
  (heading) => {
    const channels = heading.split('&').length;
    return channels === 1 ? 'One channel' : `${['Two', 'Three', 'Four'][channels - 2]} channels`;
  },
);

const segmentGroups = [
  { prefix: 'First', group: 'First time' },
  { prefix: 'Active', group: 'Active 0-12 Months' },
  { prefix: 'Inactive', group: 'Inactive 13+ Months' },
] as const;

/** Columns of the customer segment report: the week, then the segments by type and recency of purchases. */
export const segmentReportColumns: readonly Column<CustomerSegmentRow>[] = createColumns(
  segmentColumns,
  (heading) => segmentGroups.find(({ prefix }) => heading.startsWith(prefix))?.group,
);

/** All channel combinations; together they are all customers. */
export const channelParts: readonly ChartSeries<CustomerChannelRow>[] = createSeries(channelColumns);

/** Disjoint segments; together they are all customers. */
export const segmentParts: readonly ChartSeries<CustomerSegmentRow>[] = createSeries(
  segmentColumns.filter(({ field }) => /OnlineOnly$|RetailOnly$|MoBoth$|^noPurchase$/.test(field)),
);

/** Name of a week in the chart's tooltip. */
export function formatWeek({ fiscalWeek, startDate }: FiscalWeekRow): string {
  return `${fiscalWeek}, ${formatDate(startDate)}`;
}

function createColumns<Field extends string>(
  countColumns: CountColumns<Field>,
  getGroup: (heading: string) => string | undefined,
): readonly ComputedColumn<FiscalWeekRow & Record<Field, number>>[] {
  return [
    ...weekColumns.map(({ field, heading }) => ({
      id: field,
      heading,
      value: (row: FiscalWeekRow) => row[field],
      kind: field === 'fiscalWeek' ? ('code' as const) : ('day' as const),
    })),
    ...countColumns.map(({ field, heading }) => ({
      ...createComputedNumberColumn<Record<Field, number>>(field, (row) => row[field], {
        heading,
        kind: 'integer',
      }),
      group: getGroup(heading),
    })),
  ];
}

function createSeries<Field extends string>(
  countColumns: CountColumns<Field>,
): readonly ChartSeries<Record<Field, number>>[] {
  return countColumns.map(({ field, heading }) => ({
    id: field,
    label: heading,
    value: (row) => row[field],
  }));
}
