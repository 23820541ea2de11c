/**
 * Design tokens: the source of lengths and colors. Components use them from here or from the theme (`portalTheme.ts`);
 * `plugins/renderedPage.ts` of the server repeats a few colors for the pages that it renders itself.
 */

/** Attribute of the root element that holds the current color scheme, `light` or `dark`. */
export const colorSchemeAttribute = 'data-color-scheme';

/**
 * The 12 steps of a hue, as CSS colors; index 0 is step 1. Steps 1 to 4 are backgrounds (surface and app background,
 * hovered, pressed), 5 to 8 lines (hairline, surface, button, input), 9 and 10 solid and solid while hovered, 11 quiet
 * or accent text, 12 text.
 */
export type ColorSteps = readonly string[];

const white = '#ffffff';

export const neutralSteps: Readonly<Record<'light' | 'dark', ColorSteps>> = {
  // prettier-ignore
  light: [white, '#f7f8fa', '#eff1f5', '#e7eaee', '#dde0e4', '#d2d5db', '#b9bec6', '#828893', '#6e7581', '#606673', '#545b68', '#181e29'],
  // prettier-ignore
  dark: ['#101216', '#171a1e', '#1f2228', '#282b32', '#30343c', '#3b4049', '#4a505b', '#6f7683', '#808693', '#9299a4', '#a7adb6', '#e7eaee'],
};

/** Indigo ink. */
export const accentSteps: Readonly<Record<'light' | 'dark', ColorSteps>> = {
  // prettier-ignore
  light: ['#fcfcfe', '#f4f7fe', '#e8eefe', '#dbe5fe', '#cbd9ff', '#b6c9fe', '#98b1fa', '#7492f1', '#3a55c9', '#2f47b3', '#3049bb', '#162461'],
  // prettier-ignore
  dark: ['#11141f', '#161b2b', '#1c2444', '#232d5c', '#2a366f', '#344182', '#41519a', '#5467bc', '#4f62d4', '#4558c4', '#a0b3fb', '#d5dfff'],
};

/** Colors of one scheme by purpose. `tokens.test.ts` checks their contrasts. */
export interface ColorTokens {
  /** Surface of content: tables, cards, forms. */
  paper: string;
  /** Background of the app: header, sidebar, between the surfaces; table headings. */
  frame: string;
  /** Surface of what floats: menus, dialogs. */
  floating: string;
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
  /** Accent as text: links, focus, current page. */
  accent: string;
  /** Accent text while hovered. */
  accentStrong: string;
  /** Text on `accent`. */
  onAccent: string;
  /** Accent as background: primary buttons. */
  solid: string;
  /** Accent as background while hovered. */
  solidHover: string;
  /** Text on `solid`. */
  onSolid: string;
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
  errorBorder: string;
  errorSolid: string;
  warning: string;
  warningSurface: string;
  warningBorder: string;
  warningSolid: string;
  success: string;
  successSurface: string;
  successBorder: string;
  successSolid: string;
  info: string;
  infoSurface: string;
  infoBorder: string;
  infoSolid: string;
}

/** Adds the colors that are steps of neutral and accent. Marked as pure, so that apps that use only sizes do not load it. */
function addSteps<Others extends object>(scheme: 'light' | 'dark', others: Others) {
  const neutral = (step: number) => neutralSteps[scheme][step - 1] ?? white;
  const accent = (step: number) => accentSteps[scheme][step - 1] ?? white;
  const isLight = scheme === 'light';
  return {
    ...others,
    paper: neutral(isLight ? 1 : 2),
    frame: neutral(isLight ? 2 : 1),
    floating: neutral(isLight ? 1 : 3),
    text: neutral(12),
    textQuiet: neutral(11),
    textDisabled: neutral(8),
    hairline: neutral(5),
    inputBorder: neutral(8),
    buttonBorder: neutral(7),
    accent: accent(11),
    accentStrong: accent(12),
    onAccent: isLight ? white : accent(1),
    solid: accent(9),
    solidHover: accent(10),
    onSolid: white,
    hover: neutral(3),
    selected: accent(3),
  };
}

export const lightColors: ColorTokens = /* @__PURE__ */ addSteps('light', {
  totals: '#fff1c4',
  onTotals: '#2b2100',
  error: '#9a1b20',
  errorSurface: '#ffefee',
  errorBorder: '#fec4be',
  errorSolid: '#cc3336',
  warning: '#764802',
  warningSurface: '#fbf2e8',
  warningBorder: '#ebcfb2',
  warningSolid: '#c07b1f',
  success: '#1b6336',
  successSurface: '#ecf7ee',
  successBorder: '#bfddc6',
  successSolid: '#318850',
  info: '#0d5a81',
  infoSurface: '#ebf5fc',
  infoBorder: '#bcd9ed',
  infoSolid: '#247dad',
});

export const darkColors: ColorTokens = /* @__PURE__ */ addSteps('dark', {
  totals: '#4a3608',
  onTotals: '#ffe8ad',
  error: '#ffa099',
  errorSurface: '#371d1b',
  errorBorder: '#693734',
  errorSolid: '#e9504d',
  warning: '#e1b485',
  warningSurface: '#2f2316',
  warningBorder: '#59432a',
  warningSolid: '#e09a46',
  success: '#9acca6',
  successSurface: '#1c291f',
  successBorder: '#354f3c',
  successSolid: '#4ca167',
  info: '#95c5e5',
  infoSurface: '#1a2730',
  infoBorder: '#324b5c',
  infoSolid: '#4195c7',
});

/**
 * Series colors of charts in the order of assignment, from the accent; the last is for "all others". No status colors.
 * Each has at least 3:1 on `paper` and `frame`, and any two differ with red-green color blindness too.
 */
export const seriesColors: Readonly<Record<'light' | 'dark', readonly string[]>> = {
  light: ['#3a55c9', '#c8722a', '#0a98aa', '#8a2060', '#3d5a0a', '#3d8ee6', '#5b2a86', '#6e7581'],
  dark: ['#8ea4f7', '#e8853a', '#4cdcd8', '#c25b82', '#d0d048', '#2b85b8', '#f7b8b0', '#9299a4'],
};

/** Lengths in CSS pixels, independent of the density. */
export const sizes = {
  /** Spacing unit. */
  grid: 4,
  headerHeight: 48,
  sidebarWidth: 232,
  sidebarWidthCollapsed: 48,
  /** Corners of controls. */
  corner: 6,
  /** Corners of surfaces: tables, cards, forms, dialogs. */
  surfaceCorner: 8,
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
  /** Space at the left and right of the text of a table cell. */
  cellPadding: number;
  /** Space between the regions of a page. */
  gap: number;
}

export const densities: Record<Density, DensityTokens> = {
  comfortable: { name: 'comfortable', rowHeight: 32, controlHeight: 32, cellPadding: 8, gap: 12 },
  compact: { name: 'compact', rowHeight: 26, controlHeight: 26, cellPadding: 8, gap: 8 },
};

/** Longest animation, in milliseconds. There are none when the system asks for reduced motion. */
export const motionMs = 120;

/**
 * The first family ships with the package (`@portal/ui/fonts.css`); the others are fallbacks until it has
 * loaded.
 */
export const fontFamily =
  "'IBM Plex Sans Variable', 'IBM Plex Sans Fallback', system-ui, 'Segoe UI', Arial, sans-serif";

/** For codes and texts whose characters should align. */
export const monoFamily = "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace";
