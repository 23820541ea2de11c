export {
  type ColorMode,
  PortalThemeProvider,
  type PortalThemeProviderProps,
} from './PortalThemeProvider.tsx';
export {
  colorSchemeAttribute,
  type PortalPalette,
  createPortalTheme,
  type PortalThemeOptions,
} from './portalTheme.ts';
export type { RootProps } from './RootProps.ts';
export {
  type ColorTokens,
  darkColors,
  densities,
  type Density,
  type DensityTokens,
  fontFamily,
  lightColors,
  monoFamily,
  motionMs,
  sizes,
} from './tokens.ts';
