/**
 * The design tokens of `@portal/ui` as files for other tools: `tokens.light.json` and `tokens.dark.json` in the Design
 * Tokens format of the W3C community group, and `tokens.css` with the CSS variables of the theme.
 */
import { createPortalTheme } from '../src/theme/portalTheme.ts';
import {
  accentSteps,
  darkColors,
  densities,
  fontFamily,
  lightColors,
  monoFamily,
  motionMs,
  neutralSteps,
  seriesColors,
  sizes,
} from '../src/theme/tokens.ts';

type Scheme = 'light' | 'dark';

/** A token, or a group of tokens by name, as in the format. */
export interface TokenGroup {
  [name: string]: TokenGroup | string | number | object;
}

/** Tokens of a color scheme. Both schemes have the same names, so that they can be two modes of one collection. */
export function toDesignTokens(scheme: Scheme): TokenGroup {
  const { typography } = createPortalTheme('comfortable');
  const named = scheme === 'light' ? lightColors : darkColors;
  const styles = ['h1', 'h2', 'h3', 'body1', 'body2', 'caption', 'button'] as const;
  return {
    color: {
      $type: 'color',
      ...mapValues(named, toColor),
      neutral: toSteps(neutralSteps[scheme], 1),
      accentStep: toSteps(accentSteps[scheme], 1),
      series: toSteps(seriesColors[scheme], 0),
    },
    size: { $type: 'dimension', ...mapValues(sizes, toLength) },
    density: mapValues(densities, ({ name: _name, ...lengths }) => ({
      $type: 'dimension',
      ...mapValues(lengths, toLength),
    })),
    fontFamily: { $type: 'fontFamily', text: toFamilies(fontFamily), mono: toFamilies(monoFamily) },
    typography: {
      $type: 'typography',
      ...Object.fromEntries(
        styles.map((name) => {
          const { fontSize, fontWeight = 400, lineHeight, letterSpacing = 0 } = typography[name];
          const size = toPixels(fontSize);
          const spacing =
            Number.parseFloat(String(letterSpacing)) * (String(letterSpacing).endsWith('em') ? size : 1);
          const value = {
            fontFamily: '{fontFamily.text}',
            fontSize: { value: size, unit: 'px' },
            fontWeight,
            lineHeight: toPixels(lineHeight) / size,
            letterSpacing: { value: spacing, unit: 'px' },
          };
          return [name, { $value: value }];
        }),
      ),
    },
    duration: { $type: 'duration', longest: { $value: { value: motionMs, unit: 'ms' } } },
  };
}

/** The CSS variables of the theme, of both schemes, and those of lengths. */
export function toTokenCss(): string {
  const theme = createPortalTheme('comfortable');
  const lengths = Object.entries(sizes).map(([name, length]) => [`--portal-size-${name}`, `${length}px`]);
  const byDensity = Object.values(densities).map(({ name, ...own }) => ({
    [`[data-density="${name}"]`]: Object.fromEntries(
      Object.entries(own).map(([each, length]) => [`--portal-density-${each}`, `${length}px`]),
    ),
  }));
  const sheets = [...theme.generateStyleSheets(), { ':root': Object.fromEntries(lengths) }, ...byDensity];
  return sheets
    .flatMap((sheet) => Object.entries(sheet).map(([selector, rules]) => toRule(selector, rules)))
    .join('');
}

/** Without the variables of single MUI components, and of the density that an attribute chooses. */
const published = /^(colorScheme|--portal-(size|density|spacing|shape|font|palette-(?![A-Z])))/;

function toRule(selector: string, rules: object): string {
  const lines = Object.entries(rules)
    .filter(([name]) => published.test(name))
    .map(([name, value]) => `  ${name === 'colorScheme' ? 'color-scheme' : name}: ${value};\n`);
  return `${selector} {\n${lines.join('')}}\n`;
}

function mapValues<Values extends object, Result>(
  values: Values,
  map: (value: Values[keyof Values]) => Result,
) {
  const entries = Object.entries(values) as [string, Values[keyof Values]][];
  return Object.fromEntries(entries.map(([name, value]) => [name, map(value)]));
}

function toSteps(colors: readonly string[], first: number): TokenGroup {
  return Object.fromEntries(colors.map((color, index) => [String(index + first), toColor(color)]));
}

/** @param hex `#3a55c9` */
function toColor(hex: string): TokenGroup {
  const components = [1, 3, 5].map((at) =>
    Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)),
  );
  return { $value: { colorSpace: 'srgb', components, hex } };
}

function toLength(value: number): TokenGroup {
  return { $value: { value, unit: 'px' } };
}

function toFamilies(list: string): TokenGroup {
  return { $value: list.split(', ').map((name) => name.replaceAll("'", '')) };
}

/** @param length in CSS pixels, as a number or `20px`, or `1.25rem` */
function toPixels(length: string | number | undefined): number {
  const text = String(length);
  return Number.parseFloat(text) * (text.endsWith('rem') ? 16 : 1);
}
