import {
  detailLinks,
  type ExpandedView,
  type MailerSummaryRow,
  marginAmount,
  responsePercent,
  totalLabel,
} from '@portal/domain/reports';
import { CalendarIcon, StoreIcon } from '../../icons/icons.tsx';
import type { LinkComponent } from '../../layout/LinkComponent.ts';
import type { Column } from '../../tables/Column.ts';
import { figure, madeFigure } from '../figureColumns.ts';

/** Parameters of the links in the rows. */
export interface MailerSummaryLinks {
  LinkComponent: LinkComponent;
  /** Campaign of the report; in totals the row's own ID is 0. */
  campaignId: number;
  expandedView: ExpandedView;
}

/** Columns of the mailer summary, in the specified order (specification 3 §2). */
export function mailerSummaryColumns(links: MailerSummaryLinks): readonly Column<MailerSummaryRow>[] {
  return [
    {
      id: 'mailerCode',
      heading: 'Mailer Code',
      width: 124,
      value: nameOf,
      copyOnDoubleClick: true,
    },
    linkColumn('byStore', 'Store', links),
    linkColumn('byDate', 'Date', links),
    ...mailerFigures,
  ];
}

/** Unique ID of a row of the mailer summary. */
export function mailerSummaryRowId(row: MailerSummaryRow): string {
  return `${row.mailerCode ?? totalLabel(row)} ${row.campaignCouponNumber}`;
}

const mailerFigures: readonly Column<MailerSummaryRow>[] = [
  figure('quantity', { heading: 'Qty Mailed', width: 85, kind: 'whole' }),
  figure('ttlResponses', { heading: 'Total Resp', width: 84, kind: 'whole' }),
  madeFigure('responsePct', (row) => responsePercent(row.ttlResponses, row.quantity), {
    heading: 'Resp %',
    width: 88,
    kind: 'percent',
  }),
  figure('ttlUniqueResponses', { heading: 'Unique Resp', width: 85, kind: 'whole' }),
  madeFigure('uniqueResponsePct', (row) => responsePercent(row.ttlUniqueResponses, row.quantity), {
    heading: 'Unique Resp %',
    width: 88,
    kind: 'percent',
  }),
  figure('ttlPurchases', { heading: 'Purchases', width: 114, kind: 'whole' }),
  figure('avgTicket', { heading: 'Avg Ticket', width: 96, kind: 'decimal', blankWhenZero: true }),
  figure('ttlPurchaseAmount', { heading: 'Sales $', width: 112, kind: 'money', blankWhenZero: true }),
  madeFigure('marginAmount', marginAmount, { heading: 'Mar $', width: 112, kind: 'money' }),
  figure('marginPct', { heading: 'Margin %', width: 88, kind: 'percent', blankWhenZero: true }),
  figure('roi', { heading: 'ROI', width: 88, kind: 'percent', blankWhenZero: true }),
  figure('burdenedROI', { heading: 'Burdened ROI', width: 106, kind: 'percent', blankWhenZero: true }),
  {
    id: 'mailerDescription',
    heading: 'Description',
    width: 260,
    // Tells the coupon totals apart, which all have the same label.
    value: (row) =>
      row.mailerDescription ?? (row.campaignCouponNumber > 0 ? `Coupon ${row.campaignCouponNumber}` : null),
    copyOnDoubleClick: true,
  },
  figure('sequenceNumberStart', { heading: 'First Seq#', width: 104, kind: 'id' }),
  figure('sequenceNumberEnd', { heading: 'Last Seq#', width: 104, kind: 'id' }),
];

function nameOf(row: MailerSummaryRow): string | null {
  return totalLabel(row) ?? row.mailerCode;
}

function linkColumn(
  target: 'byStore' | 'byDate',
  heading: string,
  { LinkComponent, campaignId, expandedView }: MailerSummaryLinks,
): Column<MailerSummaryRow> {
  const Icon = target === 'byStore' ? StoreIcon : CalendarIcon;
  return {
    id: target,
    heading,
    width: 58,
    align: 'center',
    value: () => null,
    csv: false,
    sortable: false,
    filterable: false,
    hint: `Details by ${heading.toLowerCase()}`,
    cell: (row) => {
      const name = `Details by ${heading.toLowerCase()} of ${describe(row)}`;
      return (
        <LinkComponent
          href={detailLinks(row, campaignId, expandedView)[target]}
          aria-label={name}
          title={name}
        >
          <Icon style={{ display: 'block', margin: '0 auto' }} />
        </LinkComponent>
      );
    },
  };
}

function describe(row: MailerSummaryRow): string {
  if (row.campaignId !== 0) return row.mailerCode ?? '';
  return row.campaignCouponNumber === 0 ? 'the campaign' : `coupon ${row.campaignCouponNumber}`;
}
