import type { ReactNode } from 'react';
import { type CampaignListRow, formatNumber } from '@portal/domain';
import type { Column } from '../../tables/Column.ts';

/** Links of a row of the campaign list. */
export interface CampaignLinks {
  /** The ID, linking to the campaign's dialog. */
  renderEditLink: (row: CampaignListRow) => ReactNode;
  /** Link to the campaign's reports. */
  renderReportsLink: (row: CampaignListRow) => ReactNode;
}

/**
 * Columns of the campaign list, in the specified order (specification 2 §2).
 * @param rows the rows that are shown; if a filter of mailer codes found them, a column shows the range
 */
export function createCampaignColumns(
  { renderEditLink, renderReportsLink }: CampaignLinks,
  rows: readonly CampaignListRow[],
): readonly Column<CampaignListRow>[] {
  return [
    { field: 'campaignId', heading: 'Campaign Id', width: 100, cell: renderEditLink },
    {
      id: 'reports',
      heading: 'Reports',
      width: 76,
      value: () => null,
      cell: renderReportsLink,
      exportValue: false,
      sortable: false,
    },
    { field: 'shortDescription', heading: 'Description' },
    { field: 'saleDateBegin', heading: 'Date Begin', width: 110, kind: 'day' },
    { field: 'saleDateEnd', heading: 'Sale Date End', width: 120, kind: 'day' },
    { field: 'mailerCode1Start', heading: 'MailerCode1 Start', width: 138 },
    { field: 'mailerCode1End', heading: 'MailerCode1 End', width: 132 },
    ...(rows.some(({ matchingRange }) => matchingRange) ? [matchingRangeColumn] : []),
    {
      field: 'costPerPiece',
      heading: 'Cost Per Piece',
      width: 120,
      align: 'right',
      format: (value) => (value === null ? '' : `$${formatNumber(value, 4).replace(/00$/, '')}`),
    },
  ];
}

const matchingRangeColumn: Column<CampaignListRow> = {
  field: 'matchingRange',
  heading: 'Matching Range',
  hint: 'The number of the first range that the filters found, with its mailer codes',
  width: 176,
  format: (range) => (range ? `${range.number}: ${range.start}–${range.end}` : ''),
  sortValue: ({ matchingRange }) => matchingRange?.number ?? null,
};
