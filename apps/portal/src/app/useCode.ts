import { useEffect, useState } from 'react';

/**
 * Fetches code when it is needed. Unlike `lazy`, a failure does not take down what is around: it is told, and the code
 * is asked for anew the next time.
 * @returns what was fetched, or `null` until then
 */
export function useCode<Code>(
  isNeeded: boolean,
  load: () => Promise<Code>,
  onFailed: () => void,
): Code | null {
  const [code, setCode] = useState<{ loaded: Code } | null>(null);
  const isMissing = isNeeded && code === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isWanted = true;
    load().then(
      (loaded) => isWanted && setCode({ loaded }),
      () => isWanted && onFailed(),
    );
    return () => {
      isWanted = false;
    };
  }, [isMissing, load, onFailed]);
  return code?.loaded ?? null;
}
