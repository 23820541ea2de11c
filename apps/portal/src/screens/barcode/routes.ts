import type { Screen } from '../../navigation/screen.ts';
import { BMT_PATH, COUPON_LOAD_STATUS_PATH } from './paths.ts';

export const barcodeScreens: readonly Screen[] = [
  {
    path: BMT_PATH,
    title: 'Barcode Merge Tool',
    load: async () => (await import('./Bmt/BmtScreen.tsx')).BmtScreen,
    loadPrefetch: async () => (await import('./Bmt/prefetchWizard.ts')).prefetchWizard,
    views: {},
  },
  {
    path: COUPON_LOAD_STATUS_PATH,
    title: 'Coupon Load Status',
    load: async () => (await import('./CouponLoadStatus/CouponLoadStatusScreen.tsx')).CouponLoadStatusScreen,
    loadPrefetch: async () => (await import('./CouponLoadStatus/couponLoads.ts')).prefetchCouponLoads,
    views: {},
  },
];
