import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { PortalThemeProvider } from '@portal/ui/theme';
import type { ReactNode } from 'react';
import { cspNonce } from '../config/cspNonce.ts';
import { usePreferences } from '../state/preferences.ts';
import { theme } from './theme.ts';

// Styles without the nonce of this answer are refused by the content security policy.
const styleCache = createCache({ key: 'css', nonce: cspNonce });

/** What every half of the portal stands in: styles, theme, colours and density. */
export function Providers({ children }: { children: ReactNode }) {
  const [{ colorMode, density }] = usePreferences();
  return (
    <CacheProvider value={styleCache}>
      <PortalThemeProvider mode={colorMode} density={density} theme={theme}>
        {children}
      </PortalThemeProvider>
    </CacheProvider>
  );
}
