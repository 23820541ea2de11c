export { PortalThemeProvider } from './PortalThemeProvider/PortalThemeProvider.tsx';
export { PrerenderedThemeProvider } from './PortalThemeProvider/PrerenderedThemeProvider.tsx';
export type { ColorMode, PortalThemeProviderProps } from './PortalThemeProvider/ThemeContexts.tsx';
export { createFormats } from './createFormats.ts';
export { type Formats, useFormats } from './formats.ts';
export { type LinkComponent, LinkContext, type LinkProps } from './Link.ts';
export { createPortalTheme, type PortalThemeOptions } from './portalTheme.ts';
export type { Localized, RootProps } from './styled.ts';
export {
  colorSchemeAttribute,
  type ColorTokens,
  darkColors,
  densities,
  type Density,
  type DensityTokens,
  lightColors,
  motionMs,
  sizes,
} from './tokens.ts';
