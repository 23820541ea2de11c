import { useEffect, useSyncExternalStore } from 'react';
import type { Bars } from './code128.ts';

type Encoder = (text: string) => Bars;

let encoder: Encoder | null = null;
let isAskedFor = false;
const listeners = new Set<() => void>();

/** What draws barcodes, `null` until its code is there. It is fetched when a picture is first shown. */
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
  // The next picture asks again; until then the number stands alone.
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

/** A row that is scrolled back into sight, or moved, is not computed again. */
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
