import { describe, expect, test } from 'vitest';
import { getContrastRatio } from './getContrastRatio.ts';
import { type ColorTokens, darkColors, lightColors, seriesColors } from './tokens.ts';

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
      'hover',
      'selected',
      'errorSurface',
      'warningSurface',
      'successSurface',
      'infoSurface',
    ],
  ],
  ['textQuiet', ['paper', 'frame', 'hover', 'selected']],
  ['accent', ['paper', 'frame', 'hover', 'selected']],
  ['accentStrong', ['paper', 'frame', 'hover', 'selected']],
  ['onAccent', ['accent', 'accentStrong']],
  ['onTotals', ['totals']],
  ['error', ['paper', 'frame', 'errorSurface']],
  ['warning', ['paper', 'frame', 'warningSurface']],
  ['success', ['paper', 'frame', 'successSurface']],
  ['info', ['paper', 'frame', 'infoSurface']],
];

describe.each(schemes)('%s colors', (_name, colors) => {
  test.each(textPairs.flatMap(([text, surfaces]) => surfaces.map((surface) => [text, surface] as const)))(
    'text %s on %s has a contrast of at least 4.5:1',
    (text, surface) => expect(getContrastRatio(colors[text], colors[surface])).toBeGreaterThanOrEqual(4.5),
  );

  test.each(['paper', 'frame'] as const)('input borders on %s have a contrast of at least 3:1', (surface) =>
    expect(getContrastRatio(colors.inputBorder, colors[surface])).toBeGreaterThanOrEqual(3),
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

test('both schemes have the same number of series', () =>
  expect(seriesColors.dark).toHaveLength(seriesColors.light.length));

test('black on white has the highest contrast, a color on itself the lowest', () => {
  expect(getContrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(getContrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(getContrastRatio('#818994', '#818994')).toBe(1);
});
