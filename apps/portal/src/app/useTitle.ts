import { useEffect } from 'react';
import { PRODUCT_NAME } from './productName.ts';

/** Names the screen in the browser tab; without a screen, the product alone. */
export function useTitle(screenTitle: string | undefined): void {
  useEffect(() => {
    document.title = screenTitle ? `${screenTitle} · ${PRODUCT_NAME}` : PRODUCT_NAME;
  }, [screenTitle]);
}
