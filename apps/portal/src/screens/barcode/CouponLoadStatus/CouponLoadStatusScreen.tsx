import { useSearch } from '../../../app/useSearch.ts';
import { pageInAddress } from '../pageInAddress.ts';
import { CouponLoads } from './CouponLoads.tsx';
import { couponLoadPageSizes } from './couponLoads.ts';

/** Coupon Load Status as a separate screen. */
export function CouponLoadStatusScreen() {
  const [page, show] = useSearch(pageInAddress);
  return (
    <CouponLoads
      page={page}
      pageSize={couponLoadPageSizes.alone}
      onPageChange={({ page: next }) => show(next)}
    />
  );
}
