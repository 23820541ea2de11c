export const BMT_PATH = '/Campaigns/Bmt';
export const COUPON_LOAD_STATUS_PATH = '/Campaigns/CouponLoadStatus';
