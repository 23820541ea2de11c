import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LinkButton } from '../../controls/LinkButton/LinkButton.tsx';
import type { MenuEntry } from '../../controls/PopupMenu/MenuEntry.ts';
import { DataTable } from '../../tables/DataTable/DataTable.tsx';
import { EditableGrid } from '../../tables/EditableGrid/EditableGrid.tsx';
import { frameColumns, frameRows } from '../../tables/editing/frameFixture.ts';
import { PagingBar } from '../../tables/PagingBar/PagingBar.tsx';
import { storeColumns, storeRows } from '../../tables/storeFixture.ts';
import { shelfColumns, shelves } from '../../tables/TreeTable/treeFixture.tsx';
import { TreeTable } from '../../tables/TreeTable/TreeTable.tsx';
import { tableDriver } from '../../testing/tableDriver.ts';
import { createFormats } from '../createFormats.ts';
import type { LinkProps } from '../Link.ts';
import { PortalThemeProvider } from './PortalThemeProvider.tsx';
import { PrerenderedThemeProvider } from './PrerenderedThemeProvider.tsx';

const germanFormats = createFormats('de-DE');
const ready = <Row,>(data: readonly Row[]) => ({ status: 'ready', data, refreshing: false }) as const;
const save = async <Row,>({ row }: { row: Row }) => ({ ok: true, data: row }) as const;
const openEntry: MenuEntry[] = [{ kind: 'link', label: 'Open', href: '/stores/7' }];
const navigate = fn((_href: string) => {});

/** As an app with a router writes it. */
function RouterLink({ href, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        rest.onClick?.(event);
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}

const meta = {
  component: PortalThemeProvider,
  subcomponents: { PrerenderedThemeProvider },
  args: { children: null },
  argTypes: { children: { control: false }, theme: { control: false }, LinkComponent: { control: false } },
  parameters: {
    guide: {
      purpose:
        'Once, at the root of an app: colors, density, the link component of its router, the formats of numbers and times, and its own theme and texts.',
      notFor:
        'A part of the app with other links, which is in a `LinkContext`. Text of another language is `localeText` in the theme.',
      accessibility: [
        'Sizes of text, rows and controls follow the font size of the browser.',
        'Every style is relative to the direction of reading: set `dir` on the root element. MUI’s own components also need its right-to-left setup.',
      ],
    },
  },
} satisfies Meta<typeof PortalThemeProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

const stores = (
  <div style={{ display: 'flex', flexDirection: 'column', height: 240 }}>
    <DataTable
      label="Stores"
      columns={storeColumns}
      rows={ready(storeRows(4))}
      rowId={(row) => row.storeNumber}
      rowActions={() => openEntry}
      sortFilter={{ mode: 'client', showFilters: true }}
    />
  </div>
);

/** Buttons and the row menus of all tables navigate with the router of the app. */
export const LinksOfTheApp: Story = {
  args: {
    LinkComponent: RouterLink,
    children: (
      <>
        <LinkButton href="/stores">All stores</LinkButton>
        {stores}
        <TreeTable
          label="Shelves"
          columns={shelfColumns}
          rows={ready(shelves)}
          rowId={(row) => row.shelfId}
          parentId={(row) => row.above}
          onSave={save}
          rowActions={() => openEntry}
        />
        <div style={{ height: 200 }}>
          <EditableGrid
            label="Frames"
            columns={frameColumns}
            rows={ready(frameRows(2))}
            rowId={(row) => row.frameId}
            onSave={save}
            rowActions={() => openEntry}
          />
        </div>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'All stores' }));
    const firstRows = ['Lakewood Main St', 'Fabrics', 'Store traffic'];
    for (const name of firstRows) {
      const [button] = await canvas.findAllByRole('button', { name: `Actions for ${name}` });
      await userEvent.click(button as HTMLElement);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Open' }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
    await expect(navigate.mock.calls).toEqual([['/stores'], ['/stores/7'], ['/stores/7'], ['/stores/7']]);
  },
};

/** The formats of an app are those of paging bars, days in tables, filters, charts and printed pages. */
export const FormatsOfTheApp: Story = {
  args: {
    formats: germanFormats,
    children: (
      <>
        <div style={{ display: 'flex', flexDirection: 'column', height: 240 }}>
          <DataTable
            label="Stores"
            columns={[
              { field: 'name', heading: 'Store' },
              { field: 'opened', heading: 'Opened', kind: 'day' },
              {
                field: 'sales',
                heading: 'Sales',
                kind: 'decimal',
                format: (sales) => germanFormats.number(sales, 2),
              },
            ]}
            rows={ready(storeRows(4))}
            rowId={(row) => row.storeNumber}
            sortFilter={{
              mode: 'client',
              showFilters: true,
              defaultFilters: { sales: '97.720,46..195.440,9' },
            }}
          />
        </div>
        <PagingBar
          paging={{ page: 1, totalPages: 12, rowCount: 1156, rowsOnPage: 100 }}
          onPageChange={() => {}}
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const table = tableDriver(canvas, 'Stores');
    await expect(table.cells('Sales')).toEqual(['97.720,46']);
    await expect(table.cells('Opened')).toEqual(['15.12.1994']);
    await expect(canvas.getByText('Total rows: 1.156')).toBeVisible();
  },
};

/** Columns begin at the right, the left arrow leads forward, a minus is before its number, which no copy button covers. */
export const RightToLeft: Story = {
  args: { children: <div dir="rtl">{stores}</div> },
  play: async ({ canvas, userEvent }) => {
    const [row] = canvas.getAllByRole('rowheader');
    const number = canvas.getAllByRole('cell', { name: '100' })[0] as HTMLElement;
    const leftOf = (element: HTMLElement | undefined) => element?.getBoundingClientRect().left ?? 0;
    await expect(leftOf(row)).toBeGreaterThan(leftOf(number));
    row?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(number).toHaveFocus();
    const copy = await canvas.findByRole('button', { name: 'Copy 100' });
    await expect(leftOf(copy)).toBeGreaterThan(leftOf(number) + 40);
    const [change] = canvas.getAllByRole('cell', { name: /^−/ });
    const minus = document.createRange();
    minus.setStart(change?.firstChild as Text, 0);
    minus.setEnd(change?.firstChild as Text, 1);
    await expect(minus.getBoundingClientRect().left - leftOf(change)).toBeLessThan(10);
  },
};

/** With a larger font in the browser, rows, columns and controls grow as well. */
export const LargerFont: Story = {
  args: { children: stores },
  beforeEach: () => {
    document.documentElement.style.fontSize = '24px';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvas }) => {
    const cell = canvas.getAllByRole('rowheader')[0] as HTMLElement;
    await expect(cell).toHaveStyle({ fontSize: '19.5px' });
    await expect(cell.offsetHeight).toBe(48);
    await expect(cell.offsetWidth).toBe(330);
  },
};
