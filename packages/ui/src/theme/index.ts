export {
  type ColorMode,
  PortalThemeProvider,
  type PortalThemeProviderProps,
} from './PortalThemeProvider/PortalThemeProvider.tsx';
export { createFormats } from './createFormats.ts';
export { type Formats, useFormats } from './formats.ts';
export { type LinkComponent, LinkContext, type LinkProps } from './Link.tsx';
export { createPortalTheme, type PortalThemeOptions } from './portalTheme.ts';
export type { RootProps } from './RootProps.ts';
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
