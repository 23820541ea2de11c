import { formatNumber, type Offer } from '@portal/domain';
import type { Column } from '../../tables/Column.ts';

/** Columns of the offer list. */
export const offerColumns: readonly Column<Offer>[] = [
  { field: 'offerId1', heading: 'Offer Id', kind: 'id' },
  { field: 'assignDate', heading: 'Assign Date', kind: 'day' },
  { field: 'assignProcessName', heading: 'Assign Process Name', kind: 'code' },
  { field: 'couponType', heading: 'Coupon Type', kind: 'code' },
  {
    field: 'couponValue',
    heading: 'Coupon Value',
    kind: 'decimal',
    format: (value) => formatNumber(value, 2),
  },
  { field: 'startDate', heading: 'Start Date', kind: 'day' },
  { field: 'endDate', heading: 'End Date', kind: 'day' },
  { field: 'singleMultiUsage', heading: 'Single Multi Usage', kind: 'code' },
  { field: 'sentToJasdate', heading: 'Sent To Jas Date', kind: 'day' },
  { field: 'offerDescription', heading: 'Offer Description' },
  { field: 'userName', heading: 'User Name', kind: 'name' },
  { field: 'notes', heading: 'Notes' },
];
