import { BARCODE_ROWS_PER_PAGE } from '@portal/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clients } from '../../../api/clients.ts';
import { barcodeApi } from '../../../api/queries.ts';
import { prefetch } from '../../../api/queryClient.ts';
import { pageParam, urlState } from '../../../url/urlState.ts';

/** Rows per page on the separate screen and in the barcode tool (specification 2 §9). */
export const couponLoadRowsPerPage = { standalone: 20, embedded: BARCODE_ROWS_PER_PAGE } as const;

/** The page of the separate screen in the URL. */
export const couponLoadsInUrl = urlState({ page: pageParam });

function createCouponLoadsQuery(pageNum: number, rowsPerPage: number) {
  return barcodeApi.queryOptions(
    'get',
    '/CouponLoadStatus/',
    { params: { query: { pageNum, rowsPerPage } } },
    { placeholderData: keepPreviousData },
  );
}

/** A page of the coupon loads; the previous page stays visible until the next is loaded. */
export function useCouponLoads(page: number, rowsPerPage: number) {
  return useQuery(createCouponLoadsQuery(page, rowsPerPage));
}

export async function fetchCouponLoads(pageNum: number, rowsPerPage: number, signal: AbortSignal) {
  const query = { pageNum, rowsPerPage };
  const { data } = await clients.barcode.GET('/CouponLoadStatus/', { params: { query }, signal });
  return { rows: data?.couponData ?? [], rowCount: data?.totalRows ?? 0, totalPages: data?.totalPages ?? 1 };
}

export function prefetchCouponLoads(params: URLSearchParams): void {
  prefetch(createCouponLoadsQuery(couponLoadsInUrl.read(params).page, couponLoadRowsPerPage.standalone));
}
