import '@mui/material/themeCssVarsAugmentation';
import {
  createTheme,
  darken,
  getContrastRatio,
  lighten,
  type CssVarsThemeOptions,
  type PaletteOptions,
  type SimplePaletteColorOptions,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';
import { componentStyles } from './componentStyles.ts';
import {
  accentSteps,
  type ColorSteps,
  colorSchemeAttribute,
  type ColorTokens,
  darkColors,
  densities,
  type Density,
  type DensityTokens,
  fontFamily,
  lightColors,
  motionMs,
  neutralSteps,
  seriesColors,
  sizes,
} from './tokens.ts';

type PortalColors = Omit<
  ColorTokens,
  | 'text'
  | 'textQuiet'
  | 'textDisabled'
  | 'accent'
  | 'accentStrong'
  | 'onAccent'
  | 'error'
  | 'warning'
  | 'success'
  | 'info'
>;

/** Colors that are missing from MUI's palette, by purpose; see `ColorTokens`. */
export interface PortalPalette extends PortalColors {
  /** Steps 1 to 12 of the neutral hue. */
  neutral: Readonly<Record<number, string>>;
  /** Steps 1 to 12 of the accent. */
  accent: Readonly<Record<number, string>>;
  /** Series colors of charts by index, from 0; the last is for "all others". */
  series: Readonly<Record<number, string>>;
}

declare module '@mui/material/styles' {
  interface Palette {
    portal: PortalPalette;
  }
  interface PaletteOptions {
    portal?: Partial<PortalPalette>;
  }
  interface Theme {
    density: DensityTokens;
  }
  interface ThemeOptions {
    density?: DensityTokens;
  }
}

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
      light: { palette: mergePalette('light', light?.palette) },
      dark: { palette: mergePalette('dark', dark?.palette) },
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
    focusVisible: { outlineWidth: sizes.focusRing, outlineOffset: 2 },
    typography: {
      fontFamily,
      fontWeightRegular: 400,
      fontWeightMedium: 500,
      fontWeightBold: 600,
      h1: { fontSize: '1.25rem', lineHeight: '1.75rem', fontWeight: 600, letterSpacing: '-0.01em' },
      h2: { fontSize: '1rem', lineHeight: '1.5rem', fontWeight: 600, letterSpacing: '-0.005em' },
      h3: { fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: 600 },
      body1: { fontSize: '0.875rem', lineHeight: '1.25rem', letterSpacing: 0 },
      body2: { fontSize: '0.8125rem', lineHeight: '1.25rem', letterSpacing: 0 },
      caption: {
        fontSize: '0.75rem',
        lineHeight: density === 'compact' ? '0.875rem' : '1rem',
        letterSpacing: 0,
      },
      button: {
        fontSize: '0.875rem',
        lineHeight: '1.25rem',
        fontWeight: 500,
        textTransform: 'none',
        letterSpacing: 0,
      },
    },
    components: componentStyles,
  };
  const theme = createTheme(options, overrides);
  // Without the light color as fallback in every style.
  theme.vars = theme.generateThemeVars() as Theme['vars'];
  return theme;
}

/** The primary color of an app is that of its solid buttons and of what is selected too. */
function mergePalette(scheme: 'light' | 'dark', own: PaletteOptions = {}): PaletteOptions {
  const base = palette(scheme);
  const { primary } = own;
  const derived = primary && 'main' in primary ? deriveColors(scheme, primary) : {};
  return {
    ...base,
    ...own,
    text: { ...base.text, ...own.text },
    background: { ...base.background, ...own.background },
    portal: { ...base.portal, ...derived, ...own.portal },
  };
}

function deriveColors(scheme: 'light' | 'dark', primary: SimplePaletteColorOptions): Partial<PortalPalette> {
  const { main, dark = main, contrastText } = primary;
  const readable = getContrastRatio('#fff', main) >= 4.5 ? '#fff' : '#000';
  const selected = scheme === 'light' ? lighten(main, 0.88) : darken(main, 0.75);
  const series = { ...seriesColors[scheme], 0: main };
  return { solid: main, solidHover: dark, onSolid: contrastText ?? readable, selected, series };
}

function palette(scheme: 'light' | 'dark') {
  const colors = scheme === 'light' ? lightColors : darkColors;
  const { text, textQuiet, textDisabled, accent, accentStrong, onAccent, ...others } = colors;
  const { error, warning, success, info, ...portal } = others;
  return {
    primary: { main: accent, dark: accentStrong, light: accentStrong, contrastText: onAccent },
    error: { main: error },
    warning: { main: warning },
    success: { main: success },
    info: { main: info },
    text: { primary: text, secondary: textQuiet, disabled: textDisabled },
    background: { default: colors.frame, paper: colors.paper },
    divider: colors.hairline,
    portal: {
      ...portal,
      neutral: numberSteps(neutralSteps[scheme]),
      accent: numberSteps(accentSteps[scheme]),
      series: { ...seriesColors[scheme] },
    },
  };
}

function numberSteps(steps: ColorSteps): Record<number, string> {
  return Object.fromEntries(steps.map((color, index) => [index + 1, color]));
}
