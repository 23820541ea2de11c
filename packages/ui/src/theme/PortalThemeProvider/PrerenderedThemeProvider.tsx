import { type PortalThemeProviderProps, ThemeContexts } from './ThemeContexts.tsx';

/**
 * In place of `PortalThemeProvider` in an app that has rendered that one to a string at build time and loads the styles
 * in it as a file, so that browsers need not create them. Only for the comfortable density; the variables of others are
 * still created.
 */
export function PrerenderedThemeProvider(props: PortalThemeProviderProps) {
  return <ThemeContexts {...props} hasStyleFile />;
}
