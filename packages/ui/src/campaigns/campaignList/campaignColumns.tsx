import type { ReactNode } from 'react';
import { type CampaignListRow, formatDate, formatNumber } from '@portal/domain';
import type { Column } from '../../tables/Column.ts';
import { SaleBar, saleBarWidth } from '../SaleBar/SaleBar.tsx';

export interface CampaignLinks {
  /** The ID, linking to the campaign's dialog. */
  renderEditLink: (row: CampaignListRow) => ReactNode;
  /** Link to the campaign's reports. */
  renderReportsLink: (row: CampaignListRow) => ReactNode;
}

/**
 * Columns of the campaign list.
 * @param rows the rows that are shown; if a filter of mailer codes found them, a column shows the range
 * @param today `YYYY-MM-DD`; a bar beside the sale dates shows which sales are near
 */
export function createCampaignColumns(
  { renderEditLink, renderReportsLink }: CampaignLinks,
  rows: readonly CampaignListRow[],
  today: string,
): readonly Column<CampaignListRow>[] {
  return [
    { field: 'campaignId', heading: 'Campaign Id', kind: 'id', cell: renderEditLink },
    {
      id: 'reports',
      heading: 'Reports',
      kind: 'link',
      value: () => null,
      cell: renderReportsLink,
      exportValue: false,
      sortable: false,
    },
    { field: 'shortDescription', heading: 'Description' },
    { field: 'saleDateBegin', heading: 'Date Begin', kind: 'day' },
    {
      field: 'saleDateEnd',
      heading: 'Sale Date End',
      kind: 'day',
      hint: 'Sale Date End, with a bar for the days of a near sale and a line for today',
      ornament: saleBarWidth,
      cell: (row) => {
        const sale = {
          saleDateBegin: formatDate(row.saleDateBegin),
          saleDateEnd: formatDate(row.saleDateEnd),
        };
        return (
          <>
            {sale.saleDateEnd}
            <SaleBar sale={sale} today={today} />
          </>
        );
      },
    },
    { field: 'mailerCode1Start', heading: 'MailerCode1 Start', kind: 'code' },
    { field: 'mailerCode1End', heading: 'MailerCode1 End', kind: 'code' },
    {
      field: 'costPerPiece',
      heading: 'Cost Per Piece',
      kind: 'money',
      format: (value) => (value === null ? '' : `$${formatNumber(value, 4).replace(/00$/, '')}`),
    },
    ...(rows.some(({ matchingRange }) => matchingRange) ? [matchingRangeColumn] : []),
  ];
}

const matchingRangeColumn: Column<CampaignListRow> = {
  field: 'matchingRange',
  heading: 'Matching Range',
  kind: 'code',
  hint: 'The number of the first range that the filters found, with its mailer codes',
  format: (range) => (range ? `${range.number}: ${range.start}–${range.end}` : ''),
  sortValue: ({ matchingRange }) => matchingRange?.number ?? null,
};
