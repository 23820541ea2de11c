import { expect, test } from 'vitest';
import { darkColors, lightColors } from '../src/theme/tokens.ts';
import { toDesignTokens, toTokenCss, type TokenGroup } from './designTokens.ts';

const light = toDesignTokens('light');
const dark = toDesignTokens('dark');

test('both schemes have the colors of the theme, by the same names', () => {
  for (const [tokens, colors] of [
    [light, lightColors],
    [dark, darkColors],
  ] as const) {
    const group = tokens.color as Record<string, { $value: { hex: string } }>;
    const found = Object.keys(colors).map((name) => [name, group[name]?.$value.hex]);
    expect(Object.fromEntries(found)).toEqual(colors);
  }
  expect(listNames(dark)).toEqual(listNames(light));
});

test('values are in the form of the format', () => {
  expect(light).toMatchObject({
    color: {
      $type: 'color',
      paper: { $value: { colorSpace: 'srgb', components: [1, 1, 1], hex: '#ffffff' } },
    },
    size: { $type: 'dimension', grid: { $value: { value: 4, unit: 'px' } } },
    density: { compact: { rowHeight: { $value: { value: 26, unit: 'px' } } } },
    duration: { longest: { $value: { value: 120, unit: 'ms' } } },
    typography: {
      h1: {
        $value: {
          fontFamily: '{fontFamily.text}',
          fontSize: { value: 20, unit: 'px' },
          lineHeight: 1.4,
          letterSpacing: { value: -0.2, unit: 'px' },
        },
      },
    },
  });
});

test('the style sheet has the variables that components use', () => {
  const css = toTokenCss();
  expect(css).toContain(`--portal-palette-text-primary: ${lightColors.text};`);
  expect(css).toContain(`--portal-palette-text-primary: ${darkColors.text};`);
  expect(css).toMatch(/\[data-color-scheme="dark"\] \{\n {2}color-scheme: dark;/);
  expect(css).toContain('[data-density="compact"] {\n  --portal-density-rowHeight: 26px;');
  expect(css).not.toMatch(/undefined|NaN|\[object/);
});

function listNames(group: TokenGroup, path = ''): string[] {
  if ('$value' in group) return [path];
  return Object.entries(group).flatMap(([name, each]) =>
    typeof each === 'object' ? listNames(each as TokenGroup, `${path}/${name}`) : [],
  );
}
