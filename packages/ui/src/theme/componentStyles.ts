import { Link } from './Link.tsx';
import { badgeStyles } from './badgeStyles.ts';
import { floatingStyles } from './surfaceStyles.ts';
import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { lightColors, seriesColors, sizes } from './tokens.ts';

type ThemeComponents = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

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
};

/** Style overrides for MUI components. Naming a component here does not load it. */
export const componentStyles: ThemeComponents = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
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
    }),
  },
  MuiButtonBase: { defaultProps: { disableRipple: true, LinkComponent: Link } },
  MuiLink: { defaultProps: { component: Link } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        height: theme.typography.pxToRem(theme.density.controlHeight),
        padding: '0 12px',
        whiteSpace: 'nowrap',
        '&:active': { filter: 'brightness(0.95)' },
      }),
      contained: ({ theme, ownerState }) =>
        ownerState.color === 'primary' && {
          backgroundColor: theme.vars.palette.portal.solid,
          color: theme.vars.palette.portal.onSolid,
          '&:hover': { backgroundColor: theme.vars.palette.portal.solidHover },
        },
      outlined: ({ theme, ownerState }) => ({
        borderColor: theme.vars.palette.portal.buttonBorder,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover': { backgroundColor: theme.vars.palette.portal.hover },
        ...(ownerState.color === 'error' && { color: theme.vars.palette.error.main }),
      }),
      text: { padding: '0 8px' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: theme.density.controlHeight,
        height: theme.typography.pxToRem(theme.density.controlHeight),
        padding: 0,
        borderRadius: theme.shape.borderRadius,
        color: theme.vars.palette.text.secondary,
        '&:hover': {
          backgroundColor: theme.vars.palette.portal.hover,
          color: theme.vars.palette.text.primary,
        },
      }),
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        ...floatingStyles(theme),
        minWidth: 160,
      }),
      list: { padding: '4px 0' },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        height: theme.typography.pxToRem(theme.density.rowHeight - 2),
        margin: '0 4px',
        padding: '0 8px',
        borderRadius: 4,
        '&:hover': { backgroundColor: theme.vars.palette.action.hover },
        // Only the label is dimmed, not the reason beside it.
        '&.Mui-disabled': { opacity: 1, color: theme.vars.palette.text.disabled },
      }),
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 300, disableInteractive: true },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.caption,
        maxWidth: 480,
        padding: '4px 8px',
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.paper,
      }),
    },
  },
};
