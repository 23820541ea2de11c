import { useEffect } from 'react';
import { PRODUCT_NAME } from '../config/productName.ts';

/** Sets the title of the browser tab to screen and product, or the product alone. */
export function useTitle(screenTitle: string | undefined): void {
  useEffect(() => {
    document.title = screenTitle ? `${screenTitle} · ${PRODUCT_NAME}` : PRODUCT_NAME;
  }, [screenTitle]);
}
