import { useUrlState } from '../../../url/useUrlState.ts';
import { CouponLoads } from './CouponLoads.tsx';
import { couponLoadRowsPerPage, couponLoadsInUrl } from './couponLoads.ts';

/** Coupon Load Status as a separate screen. */
export function CouponLoadStatusScreen() {
  const [{ page }, show] = useUrlState(couponLoadsInUrl);
  return (
    <CouponLoads
      page={page}
      rowsPerPage={couponLoadRowsPerPage.standalone}
      onPageChange={({ page: next }) => show({ page: next })}
    />
  );
}
