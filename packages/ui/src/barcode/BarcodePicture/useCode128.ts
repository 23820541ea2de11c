import { useEffect, useSyncExternalStore } from 'react';
import type { Bars } from './code128.ts';

type Encoder = (text: string) => Bars;

let encoder: Encoder | null = null;
let isAskedFor = false;
const listeners = new Set<() => void>();

/** Barcode encoder, `null` until its code has loaded. It is loaded when the first barcode is shown. */
export function useCode128(): Encoder | null {
  useEffect(fetchEncoder, []);
  return useSyncExternalStore(
    subscribe,
    () => encoder,
    () => null,
  );
}

function fetchEncoder() {
  if (isAskedFor) return;
  isAskedFor = true;
  // The next barcode tries again; until then only the number is shown.
  takeEncoder().catch(() => {
    isAskedFor = false;
  });
}

async function takeEncoder() {
  const { code128Bars } = await import('./code128.ts');
  encoder = remembering(code128Bars);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** More than the rows of a job. */
const mostRemembered = 2000;

/** Caches results, so that rows that are scrolled or moved are not encoded again. */
function remembering(encode: Encoder): Encoder {
  const known = new Map<string, Bars>();
  return (text) => {
    const found = known.get(text);
    if (found) return found;
    const bars = encode(text);
    if (known.size >= mostRemembered) known.clear();
    known.set(text, bars);
    return bars;
  };
}
