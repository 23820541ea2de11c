import { useEffect, useState } from 'react';

/**
 * Loads code on demand. Unlike with `lazy`, a failure does not unmount the surroundings: it is reported, and loading
 * is tried again the next time.
 * @returns the loaded code; `null` until then
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
