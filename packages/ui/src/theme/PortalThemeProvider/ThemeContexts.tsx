import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { type Formats, FormatsContext, portalFormats } from '../formats.ts';
import { type LinkComponent, LinkContext } from '../Link.ts';
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
   * Default `'a'`, which reloads the page. `LinkContext` sets it for a part of the app.
   */
  LinkComponent?: LinkComponent;
  /** How numbers and times are shown: `createFormats('de-DE')`. Default: US numbers, and days as `YYYY-MM-DD`. */
  formats?: Formats;
  /** Theme overrides of the app; define at module scope or memoize. */
  theme?: PortalThemeOptions;
  children: ReactNode;
}

interface ThemeParts extends PortalThemeProviderProps {
  /** Whether the variables of the theme are already in a file. */
  hasStyleFile?: boolean;
}

/** What both providers provide. */
export function ThemeContexts({
  mode = 'system',
  density = 'comfortable',
  LinkComponent = 'a',
  formats = portalFormats,
  theme: changes,
  hasStyleFile = false,
  children,
}: ThemeParts) {
  const theme = useMemo(() => createPortalTheme(density, changes), [density, changes]);
  return (
    <ThemeProvider
      theme={theme}
      defaultMode={mode}
      storageManager={null}
      noSsr
      disableStyleSheetGeneration={hasStyleFile && density === 'comfortable'}
    >
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
