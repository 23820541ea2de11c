import { type OfferFilter, offerFilterOperators, offerSortKeys } from '@portal/domain';
import type { ListFilter, ValueFilter } from '../../tables/FilterForm/listFilters.ts';
import type { ListSort } from '../../tables/FilterForm/listSort.ts';

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

/** Order of the offer list, by its filters and headings. */
export const offerSort: ListSort = {
  keyFilter: 'orderBy',
  directionFilter: 'sortOrder',
  keys: [
    { value: 'AssignDate', columnId: 'assignDate', direction: 'desc' },
    { value: 'OfferId', columnId: 'offerId1', direction: 'desc' },
    { value: 'StartDate', columnId: 'startDate', direction: 'desc' },
    { value: 'EndDate', columnId: 'endDate', direction: 'desc' },
    { value: 'OfferDescription', columnId: 'offerDescription', direction: 'desc' },
  ],
};

function createFilter(
  name: OfferFilter,
  label: string,
  kind: ValueFilter['kind'],
  chars?: number,
): ValueFilter {
  return { name, label, kind, chars, operator: { name: `${name}Opt`, choices: offerFilterOperators[name] } };
}
