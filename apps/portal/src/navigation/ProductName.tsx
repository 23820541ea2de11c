import { basePath } from '../config/env.ts';
import { PRODUCT_NAME } from '../config/productName.ts';

/** The mark of the product and its name. */
export function ProductName({ size = 20 }: { size?: number }) {
  return (
    <>
      <img src={`${basePath}/favicon.svg`} alt="" width={size} height={size} />
      {PRODUCT_NAME}
    </>
  );
}
