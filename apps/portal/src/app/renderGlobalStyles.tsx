import { PortalThemeProvider } from '@portal/ui/theme';
import { renderToString } from 'react-dom/server';
import { theme } from './theme.ts';

/** The styles that the provider of the theme creates for every page, as CSS; runs at build time. */
export function renderGlobalStyles(): string {
  const html = renderToString(<PortalThemeProvider theme={theme}>{null}</PortalThemeProvider>);
  const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css);
  if (styles.length === 0) throw new Error('The provider of the theme has rendered no styles.');
  return styles.join('\n');
}
