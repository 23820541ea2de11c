import { useEffect, useSyncExternalStore } from 'react';
import type { Bars } from './code128.ts';

type Encoder = (text: string) => Bars;

let encoder: Encoder | null = null;
let isRequested = false;
const listeners = new Set<() => void>();

/** Barcode encoder, `null` until its code has loaded. It is loaded when the first barcode is shown. */
export function useCode128(): Encoder | null {
  useEffect(requestEncoder, []);
  return useSyncExternalStore(
    subscribe,
    () => encoder,
    () => null,
  );
}

function requestEncoder() {
  if (isRequested) return;
  isRequested = true;
  // The next barcode tries again; until then only the number is shown.
  loadEncoder().catch(() => {
    isRequested = false;
  });
}

async function loadEncoder() {
  const { encodeCode128 } = await import('./code128.ts');
  encoder = cacheResults(encodeCode128);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** More than the rows of a job. */
const maxCachedBarcodes = 2000;

/** Caches results, so that rows that are scrolled or moved are not encoded again. */
function cacheResults(encode: Encoder): Encoder {
  const cache = new Map<string, Bars>();
  return (text) => {
    const cached = cache.get(text);
    if (cached) return cached;
    const bars = encode(text);
    if (cache.size >= maxCachedBarcodes) cache.clear();
    cache.set(text, bars);
    return bars;
  };
}
