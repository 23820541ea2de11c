import { describe, expect, test } from 'vitest';
import { getContrastRatio } from './getContrastRatio.ts';
import {
  accentSteps,
  type ColorTokens,
  darkColors,
  lightColors,
  neutralSteps,
  seriesColors,
} from './tokens.ts';

const schemes: [string, ColorTokens][] = [
  ['light', lightColors],
  ['dark', darkColors],
];

type Pair = [text: keyof ColorTokens, surfaces: (keyof ColorTokens)[]];

const textPairs: Pair[] = [
  [
    'text',
    [
      'paper',
      'frame',
      'floating',
      'hover',
      'selected',
      'errorSurface',
      'warningSurface',
      'successSurface',
      'infoSurface',
    ],
  ],
  ['textQuiet', ['paper', 'frame', 'floating', 'hover', 'selected']],
  ['accent', ['paper', 'frame', 'floating', 'hover', 'selected']],
  ['accentStrong', ['paper', 'frame', 'floating', 'hover', 'selected']],
  ['onAccent', ['accent', 'accentStrong']],
  ['onSolid', ['solid', 'solidHover']],
  ['onTotals', ['totals']],
  ['error', ['paper', 'frame', 'floating', 'hover', 'errorSurface']],
  ['warning', ['paper', 'frame', 'floating', 'hover', 'warningSurface']],
  ['success', ['paper', 'frame', 'floating', 'hover', 'successSurface']],
  ['info', ['paper', 'frame', 'floating', 'hover', 'infoSurface']],
];

describe.each(schemes)('%s colors', (_name, colors) => {
  test.each(textPairs.flatMap(([text, surfaces]) => surfaces.map((surface) => [text, surface] as const)))(
    'text %s on %s has a contrast of at least 4.5:1',
    (text, surface) => expect(getContrastRatio(colors[text], colors[surface])).toBeGreaterThanOrEqual(4.5),
  );

  test.each(['error', 'warning', 'success', 'info'] as const)(
    'the mark of %s on its surface has a contrast of at least 3:1',
    (kind) =>
      expect(getContrastRatio(colors[`${kind}Solid`], colors[`${kind}Surface`])).toBeGreaterThanOrEqual(3),
  );

  test.each(['paper', 'frame', 'floating'] as const)(
    'input borders on %s have a contrast of at least 3:1',
    (surface) => expect(getContrastRatio(colors.inputBorder, colors[surface])).toBeGreaterThanOrEqual(3),
  );

  test.each(['paper', 'frame', 'selected', 'totals'] as const)(
    'the focus ring on %s has a contrast of at least 3:1',
    (surface) => expect(getContrastRatio(colors.accent, colors[surface])).toBeGreaterThanOrEqual(3),
  );
});

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
] as const)('chart series in %s', (scheme, colors) => {
  const pairs = seriesColors[scheme].flatMap((color) => [
    { color, surface: colors.paper },
    { color, surface: colors.frame },
  ]);
  test.each(pairs)('$color on $surface has a contrast of at least 3:1', ({ color, surface }) =>
    expect(getContrastRatio(color, surface)).toBeGreaterThanOrEqual(3),
  );

  test('no series has a status color', () => {
    const { error, warning, success } = colors;
    expect(seriesColors[scheme].filter((color) => [error, warning, success].includes(color))).toEqual([]);
  });
});

describe('chart series with red-green color blindness', () => {
  const pairs = (['light', 'dark'] as const).flatMap((scheme) =>
    seriesColors[scheme].flatMap((a, index) =>
      seriesColors[scheme].slice(index + 1).map((b) => [a, b] as const),
    ),
  );
  test.each(pairs)('%s and %s differ', (a, b) => {
    for (const vision of Object.values(visions)) {
      expect(getDifference(seeAs(a, vision), seeAs(b, vision))).toBeGreaterThanOrEqual(6);
    }
  });
});

test('both schemes have 12 steps of neutral and accent', () => {
  for (const steps of [neutralSteps, accentSteps]) {
    expect(steps.light).toHaveLength(12);
    expect(steps.dark).toHaveLength(12);
  }
});

test('both schemes have the same number of series', () =>
  expect(seriesColors.dark).toHaveLength(seriesColors.light.length));

test('black on white has the highest contrast, a color on itself the lowest', () => {
  expect(getContrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(getContrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(getContrastRatio('#818994', '#818994')).toBe(1);
});

type Triple = readonly [number, number, number];

/** Linear RGB as people with full, red-weak and green-weak vision see it (Machado et al. 2009, severity 1). */
const visions: Record<string, readonly Triple[]> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};

const multiply = (rows: readonly Triple[], [x, y, z]: Triple): Triple =>
  rows.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;

/** A color as OKLab coordinates after the vision's matrix. */
function seeAs(color: string, vision: readonly Triple[]): Triple {
  const linear = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as unknown as Triple;
  const seen = multiply(vision, linear).map((channel) =>
    Math.min(1, Math.max(0, channel)),
  ) as unknown as Triple;
  const cones = multiply(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    seen,
  ).map(Math.cbrt) as unknown as Triple;
  return multiply(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

/** Distance in OKLab, in hundredths; about 2 is barely visible. */
const getDifference = (a: Triple, b: Triple) => 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
