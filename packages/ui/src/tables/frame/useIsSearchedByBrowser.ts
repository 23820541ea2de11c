import { useEffect, useState } from 'react';

/** Keys that make the browser look at the whole page: find, find again, select all. */
const isSearchKey = ({ key, ctrlKey, metaKey, target }: KeyboardEvent) =>
  key === 'F3' ||
  ((ctrlKey || metaKey) &&
    (['f', 'g'].includes(key.toLowerCase()) ||
      (key.toLowerCase() === 'a' && !(target as Element).matches('input, textarea'))));

/**
 * Whether the user has let the browser search the page or select all of it, which needs all rows in the DOM. It stays so
 * while the table is shown: removing rows would disturb the click on what was found.
 */
export function useIsSearchedByBrowser(): boolean {
  const [isSearched, setSearched] = useState(false);
  useEffect(() => {
    const start = (event: KeyboardEvent) => isSearchKey(event) && setSearched(true);
    addEventListener('keydown', start, true);
    return () => removeEventListener('keydown', start, true);
  }, []);
  return isSearched;
}
