import type { CouponLoad } from '@portal/domain/barcode';
import type { Column } from '../../tables/Column.ts';

/** Columns of Coupon Load Status. */
export const couponLoadColumns: readonly Column<CouponLoad>[] = [
  { field: 'campaignId', heading: 'Campaign ID', kind: 'id' },
  { field: 'promotionId', heading: 'Promotion ID', kind: 'id' },
  { field: 'dealId', heading: 'Deal ID', kind: 'id' },
  { field: 'promotionName', heading: 'Promotion', kind: 'name' },
  { field: 'description', heading: 'Description' },
  { field: 'channel', heading: 'Channel', kind: 'name' },
  { field: 'startDate', heading: 'Start Date', kind: 'day' },
  { field: 'couponLoadQty', heading: 'Load Qty', kind: 'integer' },
];
