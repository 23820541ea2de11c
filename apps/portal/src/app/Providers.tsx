import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ReloadContext } from '@portal/ui/controls';
import { PrerenderedThemeProvider } from '@portal/ui/theme';
import type { ReactNode } from 'react';
import { reloadIfServed } from '../chunks/reloadWhenServed.ts';
import { cspNonce } from '../config/cspNonce.ts';
import { useDensity, usePreferences } from '../state/preferences.ts';
import { theme } from './theme.ts';

// The content security policy rejects styles without the nonce of this response.
const styleCache = createCache({ key: 'css', nonce: cspNonce });

/** Providers for the whole portal: styles, theme, color mode and density. `main.ts` loads the global styles. */
export function Providers({ children }: { children: ReactNode }) {
  const [{ colorMode }] = usePreferences();
  const [density] = useDensity();
  return (
    <CacheProvider value={styleCache}>
      <PrerenderedThemeProvider mode={colorMode} density={density} theme={theme}>
        <ReloadContext value={reloadIfServed}>{children}</ReloadContext>
      </PrerenderedThemeProvider>
    </CacheProvider>
  );
}
