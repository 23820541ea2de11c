import { formatNumber, type Offer } from '@portal/domain';
import type { Column } from '../../tables/Column.ts';

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
