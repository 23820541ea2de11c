import {
  formatNumber,
  type Offer,
  type OfferFilter,
  offerFilterOperators,
  offerSortKeys,
} from '@portal/domain';
import type { Column } from '../../tables/Column.ts';
import type { ListFilter, ValueFilter } from '../../tables/FilterForm/listFilters.ts';

/** Columns of the offer list, in the specified order (specification 2 §2). */
export const offerColumns: readonly Column<Offer>[] = [
  { field: 'offerId1', heading: 'Offer Id', width: 90 },
  { field: 'assignDate', heading: 'Assign Date', width: 112, kind: 'day' },
  { field: 'assignProcessName', heading: 'Assign Process Name', width: 170 },
  { field: 'couponType', heading: 'Coupon Type', width: 110 },
  {
    field: 'couponValue',
    heading: 'Coupon Value',
    width: 116,
    align: 'right',
    format: (value) => formatNumber(value, 2),
  },
  { field: 'startDate', heading: 'Start Date', width: 112, kind: 'day' },
  { field: 'endDate', heading: 'End Date', width: 112, kind: 'day' },
  { field: 'singleMultiUsage', heading: 'Single Multi Usage', width: 150 },
  { field: 'sentToJasdate', heading: 'Sent To Jas Date', width: 136, kind: 'day' },
  { field: 'offerDescription', heading: 'Offer Description', width: 290 },
  { field: 'userName', heading: 'User Name', width: 140 },
  { field: 'notes', heading: 'Notes', width: 260 },
];

const sortLabels = {
  OfferId: 'Offer Id',
  AssignDate: 'Assign Date',
  StartDate: 'Start Date',
  EndDate: 'End Date',
  OfferDescription: 'Offer Description',
} as const satisfies Record<(typeof offerSortKeys)[number], string>;

/** Filters and order of the offer list; initially the most recently assigned offers first. */
export const offerFilters: readonly ListFilter[] = [
  createFilter('offerId', 'Offer Id', 'text', 7),
  createFilter('assignedDate', 'Assigned Date', 'day'),
  createFilter('assignedProcess', 'Assigned Process', 'text', 9),
  createFilter('couponType', 'Coupon Type', 'text', 7),
  createFilter('startDate', 'Start Date', 'day'),
  createFilter('endDate', 'End Date', 'day'),
  createFilter('offerDescription', 'Offer Description', 'text', 12),
  {
    name: 'orderBy',
    label: 'Order by',
    kind: 'select',
    options: [
      { value: 'AssignDate', label: sortLabels.AssignDate },
      ...offerSortKeys
        .filter((key) => key !== 'AssignDate')
        .map((key) => ({ value: key, label: sortLabels[key] })),
    ],
  },
  {
    name: 'sortOrder',
    label: 'Order',
    kind: 'select',
    options: [
      { value: 'DESC', label: 'Descending' },
      { value: 'ASC', label: 'Ascending' },
    ],
  },
];

function createFilter(
  name: OfferFilter,
  label: string,
  kind: ValueFilter['kind'],
  chars?: number,
): ValueFilter {
  return { name, label, kind, chars, operator: { name: `${name}Opt`, choices: offerFilterOperators[name] } };
}
