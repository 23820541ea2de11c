import { expect, test } from 'vitest';
import { encodeCode128 } from './code128.ts';

/** Widths of bars and spaces of the symbols 0 to 105, and of the stop (ISO/IEC 15417, table 1). */
const symbols =
  `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132
122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123
212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422
121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142
121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311
113141 114131 311141 411131 211412 211214 211232`.split(/\s+/);
const stop = '2331112';
const start = { A: 103, B: 104, C: 105 };
const toCode = { 99: 'C', 100: 'B', 101: 'A' } as const;

/** Reads bars as a scanner does: symbols, check symbol, code sets B and C. */
function scanned(text: string): string {
  const { bars, width } = encodeCode128(text);
  const edges = [...bars.flatMap(([left, barWidth]) => [left, left + barWidth]), width];
  const widths = edges.slice(1).map((edge, index) => String(edge - (edges[index] ?? 0)));
  const runs = widths.slice(0, -1).join('');
  expect(runs.slice(-7)).toBe(stop);
  const values = (runs.slice(0, -7).match(/.{6}/g) ?? []).map((each) => symbols.indexOf(each));
  const check = values.pop();
  const sum = values.reduce((total, value, index) => total + value * Math.max(1, index), 0);
  expect(check).toBe(sum % 103);
  let set = values[0] === start.C ? 'C' : 'B';
  let read = '';
  for (const value of values.slice(1)) {
    const next = value === 99 && set === 'C' ? undefined : toCode[value as 99];
    if (next) set = next;
    else read += set === 'C' ? String(value).padStart(2, '0') : String.fromCodePoint(value + 32);
  }
  return read;
}

test.each(['04140250784100129', '00999000007777779', '1214025078QUILT50', '0400100000ZZZZZZ1'])(
  '%s is encoded and decoded again',
  (text) => {
    expect(scanned(text)).toBe(text);
  },
);

test('the bars fill the width from edge to edge', () => {
  const { bars, width } = encodeCode128('04140250784100129');
  expect(bars[0]).toEqual([0, 2]);
  expect(bars.at(-1)).toEqual([width - 2, 2]);
});
