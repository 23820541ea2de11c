import { expect, test } from 'vitest';
import type { ListFilter } from '../tables/FilterForm/listFilters.ts';
import { campaignFilters } from './campaignList/campaignFilters.ts';
import { offerFilters, offerSort } from './offers/offerFilters.ts';

const codes = 'contains startswith eq gte lte';
const texts = 'contains startswith eq';
const days = 'eq gte lte';

test.each<{ list: string; filters: readonly ListFilter[]; expected: string[][] }>([
  {
    list: 'campaigns',
    filters: campaignFilters,
    expected: [
      ['descr', 'Description', 'text', 'descrOp', texts],
      ['id', 'Campaign Id', 'number', 'idOp', 'eq gte lte'],
      ['dtBegin', 'Begin Date', 'day', 'dtBeginOp', `startswith ${days}`],
      ['dtEnd', 'End Date', 'day', 'dtEndOp', `startswith ${days}`],
      ['mCodeStart', 'Mailer Code Start', 'text', 'mCodeStartOp', codes],
      ['mCodeEnd', 'Mailer Code End', 'text', 'mCodeEndOp', codes],
      ['costPer', 'Cost Per Piece', 'number', 'costPerOp', codes],
    ],
  },
  {
    list: 'offers',
    filters: offerFilters,
    expected: [
      ['offerId', 'Offer Id', 'text', 'offerIdOpt', texts],
      ['assignedDate', 'Assigned Date', 'day', 'assignedDateOpt', days],
      ['assignedProcess', 'Assigned Process', 'text', 'assignedProcessOpt', texts],
      ['couponType', 'Coupon Type', 'text', 'couponTypeOpt', texts],
      ['startDate', 'Start Date', 'day', 'startDateOpt', days],
      ['endDate', 'End Date', 'day', 'endDateOpt', days],
      ['offerDescription', 'Offer Description', 'text', 'offerDescriptionOpt', texts],
      ['orderBy', 'Order by', 'select'],
      ['sortOrder', 'Order', 'select'],
    ],
  },
])('the filters of $list are those of the specification', ({ filters, expected }) => {
  const described = filters.map(({ name, label, kind, ...rest }) => {
    const operator = 'operator' in rest ? rest.operator : undefined;
    return [name, label, kind, ...(operator ? [operator.name, operator.choices.join(' ')] : [])];
  });
  expect(described).toEqual(expected);
});

test('offers are sorted by one of five keys, chosen by its name or its heading', () => {
  const orderBy = offerFilters.find(({ name }) => name === offerSort.keyFilter);
  expect(orderBy).toHaveProperty('options', [
    { value: 'AssignDate', label: 'Assign Date' },
    { value: 'OfferId', label: 'Offer Id' },
    { value: 'StartDate', label: 'Start Date' },
    { value: 'EndDate', label: 'End Date' },
    { value: 'OfferDescription', label: 'Offer Description' },
  ]);
  expect(offerSort.keys.map(({ value, columnId, direction }) => [value, columnId, direction])).toEqual([
    ['AssignDate', 'assignDate', 'desc'],
    ['OfferId', 'offerId1', 'desc'],
    ['StartDate', 'startDate', 'desc'],
    ['EndDate', 'endDate', 'desc'],
    ['OfferDescription', 'offerDescription', 'desc'],
  ]);
});
