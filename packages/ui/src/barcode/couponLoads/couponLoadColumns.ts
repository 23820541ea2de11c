import { formatNumber } from '@portal/domain';
import type { CouponLoad } from '@portal/domain/barcode';
import type { Column } from '../../tables/Column.ts';

/** Columns of Coupon Load Status, in the specified order (specification 2 §2, §3). */
export const couponLoadColumns: readonly Column<CouponLoad>[] = [
  { field: 'campaignId', heading: 'Campaign ID', width: 100 },
  { field: 'promotionId', heading: 'Promotion ID', width: 104 },
  { field: 'dealId', heading: 'Deal ID', width: 78 },
  { field: 'promotionName', heading: 'Promotion', width: 190 },
  { field: 'description', heading: 'Description', width: 238 },
  { field: 'channel', heading: 'Channel', width: 112 },
  { field: 'startDate', heading: 'Start Date', width: 112, kind: 'day' },
  {
    field: 'couponLoadQty',
    heading: 'Load Qty',
    width: 88,
    align: 'right',
    format: (quantity) => formatNumber(quantity),
  },
];
