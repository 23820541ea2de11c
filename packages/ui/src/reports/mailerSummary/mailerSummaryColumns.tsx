import {
  buildDetailLinks,
  type LinkingReport,
  type MailerSummaryRow,
  calculateMarginAmount,
  calculateResponsePercent,
  getSummaryLevel,
  getTotalLabel,
} from '@portal/domain/reports';
import { CalendarIcon, StoreIcon } from '../../controls/icons.tsx';
import { Link } from '../../theme/Link.ts';
import type { Column } from '../../tables/Column.ts';
import { createNumberColumn, createComputedNumberColumn } from '../numberColumns.ts';

/** Columns of the mailer summary. */
export function createMailerSummaryColumns(report: LinkingReport): readonly Column<MailerSummaryRow>[] {
  return [
    {
      id: 'mailerCode',
      heading: 'Mailer Code',
      kind: 'code',
      value: getRowName,
      copyOnDoubleClick: true,
    },
    createLinkColumn('byStore', 'Store', report),
    createLinkColumn('byDate', 'Date', report),
    ...numberColumns,
  ];
}

export function getMailerSummaryRowId(row: MailerSummaryRow): string {
  return `${row.mailerCode ?? getTotalLabel(row)} ${row.campaignCouponNumber}`;
}

const numberColumns: readonly Column<MailerSummaryRow>[] = [
  createNumberColumn('quantity', { heading: 'Qty Mailed', kind: 'integer' }),
  createNumberColumn('ttlResponses', { heading: 'Total Resp', kind: 'integer' }),
  createResponseColumn('responsePct', 'Resp %', 'ttlResponses'),
  createNumberColumn('ttlUniqueResponses', { heading: 'Unique Resp', kind: 'integer' }),
  createResponseColumn('uniqueResponsePct', 'Unique Resp %', 'ttlUniqueResponses'),
  createNumberColumn('ttlPurchases', { heading: 'Purchases', kind: 'integer' }),
  createNumberColumn('avgTicket', { heading: 'Avg Ticket', kind: 'decimal', blankWhenZero: true }),
  createNumberColumn('ttlPurchaseAmount', { heading: 'Sales $', kind: 'money', blankWhenZero: true }),
  createComputedNumberColumn('marginAmount', calculateMarginAmount, { heading: 'Mar $', kind: 'money' }),
  createNumberColumn('marginPct', { heading: 'Margin %', kind: 'percent', blankWhenZero: true }),
  createNumberColumn('roi', { heading: 'ROI', kind: 'percent', blankWhenZero: true }),
  createNumberColumn('burdenedROI', { heading: 'Burdened ROI', kind: 'percent', blankWhenZero: true }),
  {
    id: 'mailerDescription',
    heading: 'Description',
    // Distinguishes the coupon totals, which all have the same label.
    value: (row) =>
      row.mailerDescription ?? (row.campaignCouponNumber > 0 ? `Coupon ${row.campaignCouponNumber}` : null),
    copyOnDoubleClick: true,
  },
  createNumberColumn('sequenceNumberStart', { heading: 'First Seq#', kind: 'id' }),
  createNumberColumn('sequenceNumberEnd', { heading: 'Last Seq#', kind: 'id' }),
];

function createResponseColumn(id: string, heading: string, field: 'ttlResponses' | 'ttlUniqueResponses') {
  const toPercent = (row: MailerSummaryRow) => calculateResponsePercent(row[field], row.quantity);
  return createComputedNumberColumn(id, toPercent, { heading, kind: 'percent' });
}

function getRowName(row: MailerSummaryRow): string | null {
  return getTotalLabel(row) ?? row.mailerCode;
}

function createLinkColumn(
  target: 'byStore' | 'byDate',
  heading: string,
  report: LinkingReport,
): Column<MailerSummaryRow> {
  const Icon = target === 'byStore' ? StoreIcon : CalendarIcon;
  return {
    id: target,
    heading,
    kind: 'link',
    align: 'center',
    value: () => null,
    exportValue: false,
    sortable: false,
    filterable: false,
    hint: `Details by ${heading.toLowerCase()}`,
    cell: (row) => {
      const name = `Details by ${heading.toLowerCase()} of ${describeRow(row)}`;
      return (
        <Link href={buildDetailLinks(row, report)[target]} aria-label={name} title={name}>
          <Icon style={{ display: 'block', boxSizing: 'content-box', margin: '0 auto', padding: 4 }} />
        </Link>
      );
    },
  };
}

function describeRow(row: MailerSummaryRow): string {
  const names = {
    mailer: row.mailerCode ?? '',
    coupon: `coupon ${row.campaignCouponNumber}`,
    campaign: 'the campaign',
  };
  return names[getSummaryLevel(row)];
}
