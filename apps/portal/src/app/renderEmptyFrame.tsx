import { AppLayout } from '@portal/ui/layout';
import { PortalThemeProvider } from '@portal/ui/theme';
import { renderToString } from 'react-dom/server';
import { ProductName } from '../navigation/ProductName.tsx';
import { theme } from './theme.ts';

/** The frame without menu and page, with the styles of every page; runs at build time. */
export function renderEmptyFrame(): { html: string; styles: string } {
  const rendered = renderToString(
    <PortalThemeProvider theme={theme}>
      <div aria-hidden="true" inert>
        <AppLayout product={{ name: <ProductName />, href: '/' }} LinkComponent="a" menu={null}>
          {null}
        </AppLayout>
      </div>
    </PortalThemeProvider>,
  );
  const style = /<style[^>]*>([^]*?)<\/style>/g;
  const styles = [...rendered.matchAll(style)].map(([, css]) => css);
  if (styles.length === 0) throw new Error('The provider of the theme has rendered no styles.');
  return { html: rendered.replaceAll(style, ''), styles: styles.join('\n') };
}
