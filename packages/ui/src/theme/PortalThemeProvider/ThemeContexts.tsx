import { ThemeContext } from '@emotion/react';
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react';
import GlobalStyles from '@mui/system/GlobalStyles';
import useMediaQuery from '@mui/material/useMediaQuery';
import DefaultPropsProvider from '@mui/system/DefaultPropsProvider';
import RtlProvider from '@mui/system/RtlProvider';
import { type Formats, FormatsContext, portalFormats } from '../formats.ts';
import { type LinkComponent, LinkContext } from '../Link.ts';
import { createPortalTheme, type PortalThemeOptions } from '../portalTheme.ts';
import { colorSchemeAttribute, type Density } from '../tokens.ts';

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

/** The color scheme of the page; null without a provider. */
const ColorSchemeContext = createContext<'light' | 'dark' | null>(null);

export const useColorScheme = () => useContext(ColorSchemeContext);

/**
 * What both providers provide. MUI's own provider of both color schemes also stores the choice and makes a theme for
 * each; here a scheme is an attribute of the root element.
 */
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
  const isDarkPreferred = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const systemScheme = isDarkPreferred ? 'dark' : 'light';
  const outerScheme = useColorScheme();
  // A part of the app with another theme has the scheme of the app, and its variables.
  const scheme = outerScheme ?? (mode === 'system' ? systemScheme : mode);
  const hasVariables = outerScheme !== null || (hasStyleFile && density === 'comfortable');
  useLayoutEffect(() => document.documentElement.setAttribute(colorSchemeAttribute, scheme), [scheme]);
  return (
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={theme.components}>
        <RtlProvider value={theme.direction === 'rtl'}>
          {!hasVariables && <GlobalStyles styles={theme.generateStyleSheets()} />}
          <ColorSchemeContext value={scheme}>
            <LinkContext value={LinkComponent}>
              <FormatsContext value={formats}>{children}</FormatsContext>
            </LinkContext>
          </ColorSchemeContext>
        </RtlProvider>
      </DefaultPropsProvider>
    </ThemeContext>
  );
}
