import { useCallback, useSyncExternalStore } from 'react';
import { sizes } from '../../theme/tokens.ts';

/**
 * True in a window that has room for a chart beside its table.
 * @param minHeight CSS pixels that the window needs, where much else stands above the table
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
