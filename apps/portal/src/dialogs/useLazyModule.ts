import { useEffect, useState } from 'react';

/**
 * Loads code on demand. Unlike with `lazy`, a failure does not unmount the surroundings: it is reported, and loading
 * is tried again the next time.
 * @returns the loaded code; `null` until then
 */
export function useLazyModule<Module>(
  isNeeded: boolean,
  load: () => Promise<Module>,
  onError: () => void,
): Module | null {
  const [module, setCode] = useState<{ loaded: Module } | null>(null);
  const isMissing = isNeeded && module === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isMounted = true;
    load().then(
      (loaded) => isMounted && setCode({ loaded }),
      () => isMounted && onError(),
    );
    return () => {
      isMounted = false;
    };
  }, [isMissing, load, onError]);
  return module?.loaded ?? null;
}
