import type { CSSObject, Theme } from '@mui/material/styles';
import { badgeStyles } from './badgeStyles.ts';
import { lightColors, seriesColors, sizes } from './tokens.ts';

const toCssVariable = (name: string) => `--portal-palette-${name}`;

/** The CSS variables of the theme with the light colors, for printing. */
const printVariables = {
  [toCssVariable('text-primary')]: lightColors.text,
  [toCssVariable('text-secondary')]: lightColors.textQuiet,
  [toCssVariable('primary-main')]: lightColors.accent,
  [toCssVariable('error-main')]: lightColors.error,
  [toCssVariable('background-default')]: lightColors.paper,
  [toCssVariable('background-paper')]: lightColors.paper,
  [toCssVariable('portal-frame')]: lightColors.frame,
  [toCssVariable('portal-hover')]: lightColors.hover,
  [toCssVariable('portal-hairline')]: lightColors.hairline,
  [toCssVariable('portal-selected')]: lightColors.selected,
  [toCssVariable('portal-totals')]: lightColors.totals,
  [toCssVariable('portal-onTotals')]: lightColors.onTotals,
  ...Object.fromEntries(
    seriesColors.light.map((color, index) => [toCssVariable(`portal-series-${index}`), color]),
  ),
};

const variable = (name: string) => `var(${toCssVariable(name)})`;

/** For people who ask for more contrast: quiet text and lines become strong. */
const contrastVariables = {
  [toCssVariable('text-secondary')]: variable('text-primary'),
  [toCssVariable('primary-main')]: variable('portal-accent-12'),
  [toCssVariable('portal-hairline')]: variable('portal-neutral-8'),
  [toCssVariable('portal-buttonBorder')]: variable('portal-neutral-11'),
  [toCssVariable('portal-inputBorder')]: variable('portal-neutral-11'),
  [toCssVariable('portal-errorBorder')]: variable('error-main'),
};

/** Styles of the page, besides those of MUI's `CssBaseline`. */
export const globalStyles = (theme: Theme): CSSObject => ({
  html: {
    fontSynthesis: 'none',
    scrollbarWidth: 'thin',
    scrollbarColor: `${theme.vars.palette.portal.inputBorder} transparent`,
  },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  // Focus ring of elements that MUI does not style.
  ':focus-visible': {
    outline: `${sizes.focusRing}px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
  ...badgeStyles(theme),
  // Icons that point in the direction of reading.
  '[data-direction]:dir(rtl)': { scale: '-1 1' },
  '@media (prefers-contrast: more)': { ':root[data-color-scheme]': contrastVariables },
  // Print in the light scheme whatever the screen uses.
  '@media print': { ':root[data-color-scheme]': { colorScheme: 'light', ...printVariables } },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // A short duration would give every element a transition, and inherited colors would change level by level.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
});
