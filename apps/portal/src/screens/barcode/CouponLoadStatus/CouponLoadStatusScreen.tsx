import { useSearch } from '../../../url/useSearch.ts';
import { pageInUrl } from '../shared/pageInUrl.ts';
import { CouponLoads } from './CouponLoads.tsx';
import { couponLoadPageSizes } from './couponLoads.ts';

/** Coupon Load Status as a separate screen. */
export function CouponLoadStatusScreen() {
  const [page, show] = useSearch(pageInUrl);
  return (
    <CouponLoads
      page={page}
      pageSize={couponLoadPageSizes.standalone}
      onPageChange={({ page: next }) => show(next)}
    />
  );
}
