import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { Button, StarButton } from '@portal/ui/controls';
import { AppLayout, Footer, Page, SearchButton, SidebarMenu, UserMenu } from '@portal/ui/layout';
import { DataTable, FilterForm, PagingBar } from '@portal/ui/tables';
import { mailerFilters } from '@portal/ui/campaigns';
import { PortalThemeProvider } from '@portal/ui/theme';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ProductName } from '../navigation/ProductName.tsx';
import { theme } from './theme.ts';

/** What every page begins with. */
interface Start {
  /** HTML of the frame without menu and page. */
  emptyFrame: string;
  /** CSS of a list in its frame: the variables of the theme, the base styles and those of the components. */
  styles: string;
  /** Emotion's names of the styles of the components, which the browser then need not create. */
  styleNames: string[];
}

/** Renders the frame and collects the styles of a list; runs at build time. */
export function renderStart(): Start {
  const emptyFrame = (
    <AppLayout {...frame} menu={null}>
      {null}
    </AppLayout>
  );
  const { inserted, registered } = render(<ListInFrame />).cache;
  const styles = Object.entries(inserted).filter(([, css]) => typeof css === 'string');
  return {
    emptyFrame: render(emptyFrame).html,
    styles: styles.map(([, css]) => css).join('\n'),
    styleNames: styles.map(([name]) => name).filter((name) => `css-${name}` in registered),
  };
}

function render(content: ReactNode) {
  const cache = createCache({ key: 'css' });
  // Keeps the styles, which would otherwise be among the elements.
  cache.compat = true;
  const html = renderToString(
    <CacheProvider value={cache}>
      <PortalThemeProvider theme={theme}>
        <div aria-hidden="true" inert>
          {content}
        </div>
      </PortalThemeProvider>
    </CacheProvider>,
  );
  return { html, cache };
}

const frame = { product: { name: <ProductName />, href: '/' } } as const;
const page = { label: 'Page', href: '/' };
const menu = [{ ...page, id: '1', children: [{ ...page, id: '2' }] }];
const rows = { status: 'ready', data: [{ name: 'Row' }], refreshing: false } as const;
const ignore = () => {};

function ListInFrame() {
  return (
    <AppLayout
      {...frame}
      breadcrumbs={[{ label: 'Home', href: '/' }]}
      purpose="Purpose"
      placeTools={<StarButton name="Page" starred={false} onStarredChange={ignore} />}
      search={<SearchButton shortcut="Ctrl K" keyShortcuts="Control+K" onClick={ignore} />}
      tools={<UserMenu userName="User" entries={[]} />}
      menu={<SidebarMenu items={menu} currentId="2" />}
      footer={<Footer note="©" links={[{ label: 'Terms', href: '/' }]} />}
    >
      <Page
        title="Page"
        actions={<Button>Action</Button>}
        filters={<FilterForm label="Rows" filters={mailerFilters} value={{}} onSearch={ignore} />}
      >
        <DataTable
          label="Rows"
          columns={[{ field: 'name', heading: 'Name' }]}
          rows={rows}
          rowId={({ name }) => name}
          footer={<PagingBar paging={null} onPageChange={ignore} />}
        />
      </Page>
    </AppLayout>
  );
}
