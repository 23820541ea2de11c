import { code128 } from 'bwip-js/generic';

/** Bars of a barcode in modules (widths of the narrowest bar), without the quiet zones. */
export interface Bars {
  width: number;
  /** Left edge and width of every bar, from left to right. */
  bars: readonly (readonly [left: number, width: number])[];
}

/**
 * Encodes a text as Code 128.
 * @throws Error for text that Code 128 cannot encode
 */
export function encodeCode128(text: string): Bars {
  const bars: [number, number][] = [];
  let width = 0;
  const ignore = () => undefined;
  return code128(
    { bcid: 'code128', text, scale: 1 },
    {
      scale: () => null,
      measure: () => ({ width: 0, ascent: 0, descent: 0 }),
      init: (modules) => {
        width = modules;
      },
      // A bar is a vertical line given by its center; round half modules to the right.
      // oxlint-disable-next-line max-params -- the library calls it so
      line: (middle, _y0, _x1, _y1, lineWidth) => {
        bars.push([Math.floor(middle - lineWidth / 2), lineWidth]);
      },
      polygon: ignore,
      hexagon: ignore,
      ellipse: ignore,
      fill: ignore,
      text: ignore,
      end: (): Bars => ({ width, bars }),
    },
  );
}
