/**
 * Design tokens: the only source of lengths and colors. Other files use them from here or from the theme
 * (`portalTheme.ts`).
 */

/** Colors of one scheme. `tokens.test.ts` checks their contrasts. */
export interface ColorTokens {
  /** Background of content: tables, forms, dialogs. */
  paper: string;
  /** Background of the frame around the content: header, sidebar, footer, table headings. */
  frame: string;
  /** Main text. */
  text: string;
  /** Labels, help and secondary text. */
  textQuiet: string;
  /** Text of a disabled control. */
  textDisabled: string;
  /** Lines between rows and regions. Not for inputs. */
  hairline: string;
  /** Borders of inputs, at least 3:1 on `paper` and `frame`. */
  inputBorder: string;
  /** Borders of buttons, lighter because the label identifies the button. */
  buttonBorder: string;
  /** Accent: links, primary buttons, focus, current page. */
  accent: string;
  /** Accent while hovered. */
  accentStrong: string;
  /** Text on the accent. */
  onAccent: string;
  /** Hovered row or entry. */
  hover: string;
  /** Selected row, current menu entry. */
  selected: string;
  /** Background of totals. */
  totals: string;
  /** Text on the background of totals. */
  onTotals: string;
  error: string;
  errorSurface: string;
  warning: string;
  warningSurface: string;
  success: string;
  successSurface: string;
  info: string;
  infoSurface: string;
}

/** The primary color, also that of notices and of the first series of a chart. */
const accents = { light: '#1b5faa', dark: '#7db2f0' };

export const lightColors: ColorTokens = {
  paper: '#ffffff',
  frame: '#f5f6f8',
  text: '#1b2027',
  textQuiet: '#57606b',
  textDisabled: '#8a929c',
  hairline: '#e2e5e9',
  inputBorder: '#818994',
  buttonBorder: '#bfc5cc',
  accent: accents.light,
  accentStrong: '#134a87',
  onAccent: '#ffffff',
  hover: '#f2f4f7',
  selected: '#e6eff9',
  totals: '#fff1b8',
  onTotals: '#2a2200',
  error: '#b3261e',
  errorSurface: '#fdecea',
  warning: '#8a5300',
  warningSurface: '#fff4e0',
  success: '#1d6f3a',
  successSurface: '#e7f5ec',
  info: accents.light,
  infoSurface: '#e6eff9',
};

export const darkColors: ColorTokens = {
  paper: '#16191e',
  frame: '#1c2027',
  text: '#e2e6eb',
  textQuiet: '#9da7b3',
  textDisabled: '#6b7481',
  hairline: '#2b313a',
  inputBorder: '#727c8a',
  buttonBorder: '#48515d',
  accent: accents.dark,
  accentStrong: '#a5caf6',
  onAccent: '#0c1a2b',
  hover: '#1e232a',
  selected: '#1d2f45',
  totals: '#4a3a08',
  onTotals: '#ffe9a3',
  error: '#ff8f85',
  errorSurface: '#3a1d1b',
  warning: '#f0b35a',
  warningSurface: '#35280f',
  success: '#6fcf8e',
  successSurface: '#16301f',
  info: accents.dark,
  infoSurface: '#1d2f45',
};

/**
 * Series colors of charts in the order of assignment; the last is for "all others". No status colors. Each
 * has at least 3:1 on `paper` and `frame`.
 */
export const seriesColors: Readonly<Record<'light' | 'dark', readonly string[]>> = {
  light: [accents.light, '#b35c00', '#13795b', '#8e44ad', '#0e7f93', '#a8326e', '#6b6a00', '#57606b'],
  dark: [accents.dark, '#e39a55', '#5cc39c', '#c99be6', '#57c3d6', '#ee8fbb', '#c6c157', '#9da7b3'],
};

/** Lengths in CSS pixels, independent of the density. */
export const sizes = {
  /** Spacing unit. */
  grid: 4,
  headerHeight: 48,
  sidebarWidth: 232,
  sidebarWidthCollapsed: 48,
  corner: 6,
  focusRing: 2,
  /** Below this window width the sidebar is an overlay and forms have one column. */
  narrowBelow: 900,
} as const;

/** Spacing of rows and controls. */
export type Density = 'comfortable' | 'compact';

/** Lengths in CSS pixels that depend on the density. */
export interface DensityTokens {
  name: Density;
  /** Height of a table row including its border. */
  rowHeight: number;
  /** Height of inputs and buttons. */
  controlHeight: number;
  /** Space between the regions of a page. */
  gap: number;
}

export const densities: Record<Density, DensityTokens> = {
  comfortable: { name: 'comfortable', rowHeight: 32, controlHeight: 32, gap: 12 },
  compact: { name: 'compact', rowHeight: 26, controlHeight: 28, gap: 8 },
};

/** Longest animation, in milliseconds. There are none when the system asks for reduced motion. */
export const motionMs = 120;

/**
 * The first family ships with the package (`@portal/ui/fonts.css`); the others are fallbacks until it has
 * loaded.
 */
export const fontFamily = "'Inter Variable', 'Inter Fallback', system-ui, 'Segoe UI', Arial, sans-serif";

/** For codes and texts whose characters should align. */
export const monoFamily = "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace";
