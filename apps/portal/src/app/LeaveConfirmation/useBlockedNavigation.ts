import type { HistoryLocation } from '@tanstack/history';
import { useEffect, useEffectEvent, useState } from 'react';
import { useHistory } from '../../navigation/history.ts';

/** A navigation that did not take place. */
interface BlockedNavigation {
  proceed: () => void;
  cancel: () => void;
}

/** Blocks navigations. @returns the last blocked one until it is decided on, otherwise `null` */
export function useBlockedNavigation(
  isBlocked: (from: HistoryLocation, to: HistoryLocation) => boolean,
): BlockedNavigation | null {
  const history = useHistory();
  const [retry, setRetry] = useState<(() => void) | null>(null);
  const mustBlock = useEffectEvent(isBlocked);
  useEffect(
    () =>
      history.block({
        // Registered changes ask themselves before the page is closed.
        enableBeforeUnload: false,
        blockerFn({ currentLocation: from, nextLocation: to, action }) {
          if (!mustBlock(from, to)) return false;
          const options = { ignoreBlocker: true };
          setRetry(() => () => {
            if (action === 'PUSH') history.push(to.href, to.state, options);
            else if (action === 'REPLACE') history.replace(to.href, to.state, options);
            else history.go(to.state.__TSR_index - from.state.__TSR_index, options);
          });
          return true;
        },
      }),
    [history],
  );
  if (!retry) return null;
  return {
    proceed() {
      setRetry(null);
      retry();
    },
    cancel: () => setRetry(null),
  };
}
