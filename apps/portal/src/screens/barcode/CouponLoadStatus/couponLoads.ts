import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { barcodeApi } from '../../../api/barcodeApi.ts';
import { queryClient } from '../../../api/queryClient.ts';
import { pageInAddress } from '../pageInAddress.ts';

/** Rows of a page on the screen of its own, and in the barcode tool (specification 2 §9). */
export const couponLoadPageSizes = { alone: 20, embedded: 10 } as const;

function couponLoadsQuery(pageNum: number, rowsPerPage: number) {
  return barcodeApi.queryOptions(
    'get',
    '/CouponLoadStatus/',
    { params: { query: { pageNum, rowsPerPage } } },
    { placeholderData: keepPreviousData },
  );
}

/** A page of the coupon loads; the rows of the last one stay until the next ones are there. */
export function useCouponLoads(page: number, pageSize: number) {
  return useQuery(couponLoadsQuery(page, pageSize));
}

/** Asks for the loads that the query of an address names. */
export function requestCouponLoads(params: URLSearchParams): void {
  void queryClient.prefetchQuery(couponLoadsQuery(pageInAddress.read(params), couponLoadPageSizes.alone));
}
