import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/system/GlobalStyles';
import { globalStyles } from '../globalStyles.ts';
import { type PortalThemeProviderProps, ThemeContexts } from './ThemeContexts.tsx';

const styles = <GlobalStyles styles={globalStyles} />;

/**
 * Provides the portal theme, base styles, color scheme and density. Render it once, at the root of the app.
 *
 * The host
 * - loads the font once: `import '@portal/ui/fonts.css'`;
 * - under a content security policy with a style nonce, wraps this provider in Emotion's `CacheProvider` with
 *   `createCache({ key: 'css', nonce })`;
 * - adds `<meta name="color-scheme" content="light dark">` to its HTML, so that the empty page is not white
 *   in dark mode.
 *
 * The scheme is set on the root element before the first paint.
 */
export function PortalThemeProvider({ children, ...props }: PortalThemeProviderProps) {
  return (
    <ThemeContexts {...props}>
      <CssBaseline />
      {styles}
      {children}
    </ThemeContexts>
  );
}
