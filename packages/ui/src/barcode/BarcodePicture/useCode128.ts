import { useLazyCode } from '../../controls/LazyComponent/useLazyCode.ts';
import type { Bars } from './code128.ts';

type Encoder = (text: string) => Bars;

/** Barcode encoder, `null` until its code has loaded. It is loaded when the first barcode is shown. */
export function useCode128(): Encoder | null {
  const encoder = useLazyCode(true, loadEncoder);
  return encoder.status === 'ready' ? encoder.code : null;
}

/** More than the rows of a job. */
const maxCachedBarcodes = 2000;
/** Rows that are scrolled or moved are not encoded again. */
const cache = new Map<string, Bars>();

async function loadEncoder(): Promise<Encoder> {
  const { encodeCode128 } = await import('./code128.ts');
  return (text) => {
    const bars = cache.get(text) ?? encodeCode128(text);
    if (cache.size >= maxCachedBarcodes) cache.clear();
    cache.set(text, bars);
    return bars;
  };
}
