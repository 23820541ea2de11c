import type { ReactNode } from 'react';
import {
  type CampaignFilter,
  campaignFilterOperators,
  type CampaignListRow,
  formatNumber,
} from '@portal/domain';
import type { Column } from '../../tables/Column.ts';
import type { ListFilter, ValueFilter } from '../../tables/FilterForm/listFilters.ts';

/** Links of a row of the campaign list. */
export interface CampaignLinks {
  /** The ID, linking to the campaign's dialog. */
  renderEditLink: (row: CampaignListRow) => ReactNode;
  /** Link to the campaign's reports. */
  renderReportsLink: (row: CampaignListRow) => ReactNode;
}

/** Columns of the campaign list, in the specified order (specification 2 §2). */
export function createCampaignColumns({
  renderEditLink,
  renderReportsLink,
}: CampaignLinks): readonly Column<CampaignListRow>[] {
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
    {
      field: 'costPerPiece',
      heading: 'Cost Per Piece',
      width: 120,
      align: 'right',
      format: (value) => (value === null ? '' : `$${formatNumber(value, 4).replace(/00$/, '')}`),
    },
  ];
}

/** Filters of the campaign list, with the specified operators. */
export const campaignFilters: readonly ListFilter[] = [
  createFilter('descr', 'Description', 'text', { chars: 14 }),
  createFilter('id', 'Campaign Id', 'number', { chars: 7, maxLength: 10 }),
  createFilter('dtBegin', 'Begin Date', 'day'),
  createFilter('dtEnd', 'End Date', 'day'),
  createFilter('mCodeStart', 'Mailer Code Start', 'text', { chars: 7, maxLength: 6 }),
  createFilter('mCodeEnd', 'Mailer Code End', 'text', { chars: 7, maxLength: 6 }),
  createFilter('costPer', 'Cost Per Piece', 'number', { chars: 6, maxLength: 12 }),
];

function createFilter(
  name: CampaignFilter,
  label: string,
  kind: ValueFilter['kind'],
  size: Pick<ValueFilter, 'chars' | 'maxLength'> = {},
): ValueFilter {
  const choices = campaignFilterOperators[name];
  return { name, label, kind, ...size, operator: { name: `${name}Op`, choices } };
}
