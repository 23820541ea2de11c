import { useEffect, useLayoutEffect } from 'react';
import { PRODUCT_NAME } from '../config/productName.ts';

/** Sets the title of the browser tab to screen and product, or the product alone. */
export function useTitle(screenTitle: string | undefined): void {
  useEffect(() => setTitle(screenTitle), [screenTitle]);
}

/** The same for the title of a route; a screen in it can use `useTitle` to set a more specific one. */
export function useRouteTitle(screenTitle: string): void {
  // Layout effects run before all effects, also those of children.
  useLayoutEffect(() => setTitle(screenTitle), [screenTitle]);
}

function setTitle(screenTitle: string | undefined): void {
  document.title = screenTitle ? `${screenTitle} · ${PRODUCT_NAME}` : PRODUCT_NAME;
}
