import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { barcodeApi } from '../../../api/barcodeApi.ts';
import { queryClient } from '../../../api/queryClient.ts';
import { pageInAddress } from '../pageInAddress.ts';

/** Rows per page on the separate screen and in the barcode tool (specification 2 §9). */
export const couponLoadPageSizes = { alone: 20, embedded: 10 } as const;

function couponLoadsQuery(pageNum: number, rowsPerPage: number) {
  return barcodeApi.queryOptions(
    'get',
    '/CouponLoadStatus/',
    { params: { query: { pageNum, rowsPerPage } } },
    { placeholderData: keepPreviousData },
  );
}

/** A page of the coupon loads; the previous page stays visible until the next is loaded. */
export function useCouponLoads(page: number, pageSize: number) {
  return useQuery(couponLoadsQuery(page, pageSize));
}

/** Prefetches the loads for the query of a URL. */
export function requestCouponLoads(params: URLSearchParams): void {
  void queryClient.prefetchQuery(couponLoadsQuery(pageInAddress.read(params), couponLoadPageSizes.alone));
}
