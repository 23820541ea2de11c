import { useCallback, useSyncExternalStore } from 'react';
import { sizes } from '../../theme/tokens.ts';

/**
 * Whether the window has room for a chart beside its table.
 * @param minHeight required window height in CSS pixels, for pages with much content above the table
 */
export function useWideWindow(minHeight = 0): boolean {
  const wideWindow = `(min-width: ${sizes.narrowBelow}px) and (min-height: ${minHeight}px)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = matchMedia(wideWindow);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [wideWindow],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wideWindow).matches,
    () => true,
  );
}
