import { code128 } from 'bwip-js/generic';

/** The bars of a barcode in modules, the width of its narrowest bar; the quiet zones beside it are not in it. */
export interface Bars {
  width: number;
  /** Left edge and width of every bar, from left to right. */
  bars: readonly (readonly [left: number, width: number])[];
}

/**
 * The bars of a text as Code 128.
 * @throws Error for text that Code 128 cannot hold
 */
export function code128Bars(text: string): Bars {
  const bars: [number, number][] = [];
  let width = 0;
  const nothing = () => undefined;
  return code128(
    { bcid: 'code128', text, scale: 1 },
    {
      scale: () => null,
      measure: () => ({ width: 0, ascent: 0, descent: 0 }),
      init: (modules) => {
        width = modules;
      },
      // A bar is an upright line around its middle; half a module is rounded to the right.
      // oxlint-disable-next-line max-params -- the library calls it so
      line: (middle, _y0, _x1, _y1, lineWidth) => {
        bars.push([Math.floor(middle - lineWidth / 2), lineWidth]);
      },
      polygon: nothing,
      hexagon: nothing,
      ellipse: nothing,
      fill: nothing,
      text: nothing,
      end: (): Bars => ({ width, bars }),
    },
  );
}
