export {
  type ColorMode,
  PortalThemeProvider,
  type PortalThemeProviderProps,
} from './PortalThemeProvider.tsx';
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
