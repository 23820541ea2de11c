import '@mui/material/themeCssVarsAugmentation';
import {
  createTheme,
  type CssVarsThemeOptions,
  type PaletteOptions,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';
import { componentStyles } from './componentStyles.ts';
import {
  type ColorTokens,
  darkColors,
  densities,
  type Density,
  type DensityTokens,
  fontFamily,
  lightColors,
  motionMs,
  seriesColors,
  sizes,
} from './tokens.ts';

/** Surface and line colors that are missing from MUI's palette. */
export interface PortalPalette {
  /** Header, sidebar, footer, table headings. */
  frame: string;
  /** Hovered row or entry. */
  hover: string;
  /** Selected row, current menu entry. */
  selected: string;
  /** Lines between rows and regions. */
  hairline: string;
  /** Borders of inputs. */
  inputBorder: string;
  /** Borders of buttons. */
  buttonBorder: string;
  /** Background of totals and the text color on it. */
  totals: string;
  onTotals: string;
  /** Backgrounds of messages by severity. */
  errorSurface: string;
  warningSurface: string;
  successSurface: string;
  infoSurface: string;
  /** Series colors of charts by index, from 0; the last is for "all others". */
  series: Readonly<Record<number, string>>;
}

declare module '@mui/material/styles' {
  interface Palette {
    portal: PortalPalette;
  }
  interface PaletteOptions {
    portal?: PortalPalette;
  }
  interface Theme {
    density: DensityTokens;
  }
  interface ThemeOptions {
    density?: DensityTokens;
  }
}

/** Attribute of the root element that holds the current color scheme, `light` or `dark`. */
export const colorSchemeAttribute = 'data-color-scheme';

/**
 * Theme options an app may override: colors by scheme, typography, and `components` of MUI and of this
 * library.
 */
export type PortalThemeOptions = Omit<ThemeOptions, 'palette' | 'colorSchemes' | 'components' | 'density'> &
  Pick<CssVarsThemeOptions, 'components'> & {
    colorSchemes?: Partial<Record<'light' | 'dark', { palette?: PaletteOptions }>>;
  };

const themesByDensity = new Map<Density, Theme>();

/**
 * Creates the MUI theme of the portal. Both color schemes are CSS variables (`--portal-…`), so switching the
 * scheme changes one attribute and re-renders nothing.
 * @param overrides overrides of the app
 */
export function createPortalTheme(density: Density, overrides?: PortalThemeOptions): Theme {
  if (overrides) return buildTheme(density, overrides);
  const theme = themesByDensity.get(density) ?? buildTheme(density, {});
  themesByDensity.set(density, theme);
  return theme;
}

function buildTheme(density: Density, overrides: PortalThemeOptions): Theme {
  const { light, dark } = overrides.colorSchemes ?? {};
  const options: Parameters<typeof createTheme>[0] = {
    cssVariables: { cssVarPrefix: 'portal', colorSchemeSelector: colorSchemeAttribute },
    // Merged before `createTheme`, so that MUI derives the shades from overridden colors.
    colorSchemes: {
      light: { palette: { ...palette(lightColors, seriesColors.light), ...light?.palette } },
      dark: { palette: { ...palette(darkColors, seriesColors.dark), ...dark?.palette } },
    },
    density: densities[density],
    spacing: sizes.grid,
    shape: { borderRadius: sizes.corner },
    breakpoints: { values: { xs: 0, sm: 600, md: sizes.narrowBelow, lg: 1280, xl: 1920 } },
    motion: { reducedMotion: 'system' },
    transitions: {
      duration: {
        shortest: 80,
        shorter: 80,
        short: 100,
        standard: motionMs,
        complex: motionMs,
        enteringScreen: motionMs,
        leavingScreen: 80,
      },
    },
    focusVisible: { outlineWidth: sizes.focusRing, outlineOffset: 1 },
    typography: {
      fontFamily,
      fontWeightRegular: 400,
      fontWeightMedium: 500,
      fontWeightBold: 600,
      h1: { fontSize: 18, lineHeight: '24px', fontWeight: 600, letterSpacing: '-0.01em' },
      h2: { fontSize: 16, lineHeight: '24px', fontWeight: 600 },
      h3: { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
      body1: { fontSize: 14, lineHeight: '20px', letterSpacing: 0 },
      body2: { fontSize: 13, lineHeight: '20px', letterSpacing: 0 },
      caption: { fontSize: 12, lineHeight: '16px', letterSpacing: 0 },
      button: { fontSize: 14, lineHeight: '20px', fontWeight: 500, textTransform: 'none', letterSpacing: 0 },
    },
    components: componentStyles,
  };
  return createTheme(options, overrides);
}

function palette(colors: ColorTokens, series: readonly string[]) {
  const { accent, accentStrong, onAccent } = colors;
  const { frame, hover, selected, hairline, inputBorder, buttonBorder, totals, onTotals } = colors;
  const { errorSurface, warningSurface, successSurface, infoSurface } = colors;
  return {
    primary: { main: accent, dark: accentStrong, light: accentStrong, contrastText: onAccent },
    error: { main: colors.error },
    warning: { main: colors.warning },
    success: { main: colors.success },
    info: { main: colors.info },
    text: { primary: colors.text, secondary: colors.textQuiet, disabled: colors.textDisabled },
    background: { default: colors.paper, paper: colors.paper },
    divider: hairline,
    portal: {
      frame,
      hover,
      selected,
      hairline,
      inputBorder,
      buttonBorder,
      totals,
      onTotals,
      errorSurface,
      warningSurface,
      successSurface,
      infoSurface,
      series: { ...series },
    },
  };
}
