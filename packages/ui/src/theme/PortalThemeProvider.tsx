import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { portalTheme, type PortalThemeOptions } from './portalTheme.ts';
import type { Density } from './tokens.ts';

/** Which colours to use; `system` follows the setting of the computer, also while the page is open. */
export type ColorMode = 'light' | 'dark' | 'system';

export interface PortalThemeProviderProps {
  /** Default `system`. The host keeps the choice; nothing is stored here. */
  mode?: ColorMode;
  /** Default `comfortable`. */
  density?: Density;
  /** What the app has differently; at module scope or memoised. */
  theme?: PortalThemeOptions;
  /** The app. */
  children: ReactNode;
}

/**
 * Puts the look of the portal around an app: theme, base styles, colour scheme, density. Stands once, at the top.
 *
 * What the host does itself:
 * - it loads the font once: `import '@portal/ui/fonts.css'`;
 * - under a content security policy with a nonce for styles, it wraps this provider into Emotion's `CacheProvider`
 *   with `createCache({ key: 'css', nonce })`; without one, Emotion's own cache serves;
 * - so that the empty page before the first script is not white in the dark, its HTML says
 *   `<meta name="color-scheme" content="light dark">`.
 *
 * The scheme is put on the root element before the first paint.
 */
export function PortalThemeProvider({
  mode = 'system',
  density = 'comfortable',
  theme: changes,
  children,
}: PortalThemeProviderProps) {
  const theme = useMemo(() => portalTheme(density, changes), [density, changes]);
  return (
    <ThemeProvider theme={theme} defaultMode={mode} storageManager={null} noSsr>
      <CssBaseline />
      <ModeInForce mode={mode} />
      {children}
    </ThemeProvider>
  );
}

function ModeInForce({ mode }: { mode: ColorMode }) {
  const { setMode } = useColorScheme();
  useLayoutEffect(() => setMode(mode), [mode, setMode]);
  return null;
}
