import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { type Formats, FormatsContext, portalFormats } from '../formats.ts';
import { type LinkComponent, LinkContext } from '../Link.tsx';
import { createPortalTheme, type PortalThemeOptions } from '../portalTheme.ts';
import type { Density } from '../tokens.ts';

/** Color scheme to use; `system` follows the operating system, also while the page is open. */
export type ColorMode = 'light' | 'dark' | 'system';

export interface PortalThemeProviderProps {
  /** Default `system`. Not persisted here: storing the choice is up to the host. */
  mode?: ColorMode;
  /** Default `comfortable`. */
  density?: Density;
  /**
   * Renders every link of the library, and of MUI's buttons, menu entries and `Link`, with the router of the app.
   * Default `'a'`, which loads the page anew. `LinkContext` sets it for a part of the app.
   */
  LinkComponent?: LinkComponent;
  /** How numbers and times are shown: `createFormats('de-DE')`. Default: US numbers, and days as `YYYY-MM-DD`. */
  formats?: Formats;
  /** Theme overrides of the app; define at module scope or memoize. */
  theme?: PortalThemeOptions;
  /**
   * Default true. False: the host has rendered this provider to a string at build time and loads the styles in it as a
   * file, so that browsers need not create them. Only for the comfortable density; others are still created.
   */
  globalStyles?: boolean;
  children: ReactNode;
}

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
export function PortalThemeProvider({
  mode = 'system',
  density = 'comfortable',
  LinkComponent = 'a',
  formats = portalFormats,
  theme: changes,
  globalStyles = true,
  children,
}: PortalThemeProviderProps) {
  const theme = useMemo(() => createPortalTheme(density, changes), [density, changes]);
  return (
    <ThemeProvider
      theme={theme}
      defaultMode={mode}
      storageManager={null}
      noSsr
      disableStyleSheetGeneration={!globalStyles && density === 'comfortable'}
    >
      {globalStyles && <CssBaseline />}
      <ColorModeSync mode={mode} />
      <LinkContext value={LinkComponent}>
        <FormatsContext value={formats}>{children}</FormatsContext>
      </LinkContext>
    </ThemeProvider>
  );
}

function ColorModeSync({ mode }: { mode: ColorMode }) {
  const { setMode } = useColorScheme();
  useLayoutEffect(() => setMode(mode), [mode, setMode]);
  return null;
}
