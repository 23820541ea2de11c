import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { inPrintMedia } from '../../controls/printMediaFixture.ts';
import { DataTable } from '../../tables/DataTable/DataTable.tsx';
import { FilterForm } from '../../tables/FilterForm/FilterForm.tsx';
import { PagingBar } from '../../tables/PagingBar/PagingBar.tsx';
import { storeColumns, storeRows } from '../../tables/storeFixture.ts';
import { Page } from './Page.tsx';

const meta = {
  component: Page,
  parameters: {
    guide: {
      purpose:
        'One for every screen inside the frame: a title with a count, at most one primary action, a line of filters, and the content, which fills the remaining height.',
      notFor: 'A part of a screen: it has the only `h1`. Pages outside the frame are a `CenteredPage`.',
      accessibility: [
        'The title is the only heading of level 1.',
        'Scrollable content without a Tab stop becomes one itself, so that a long text can be scrolled by keyboard.',
      ],
    },
    layout: 'fullscreen',
  },
  args: {
    title: 'Roles',
    children: <p style={{ maxWidth: '72ch' }}>A role lets its users reach the pages that name it.</p>,
  },
  argTypes: { children: { control: false }, actions: { control: false }, filters: { control: false } },
  decorators: [(Story) => <div style={{ height: 480 }}>{Story()}</div>],
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllParts: Story = {
  args: {
    title: 'Stores',
    count: '40 open',
    actions: (
      <>
        <Button>Download</Button>
        <Button variant="primary">Add store</Button>
      </>
    ),
    filters: (
      <FilterForm
        label="Stores"
        filters={[
          { name: 'name', label: 'Store', kind: 'text', chars: 20 },
          { name: 'opened', label: 'Opened since', kind: 'day' },
        ]}
        value={{ name: '', opened: '' }}
        onSearch={fn()}
      />
    ),
    children: (
      <DataTable
        label="Stores"
        columns={storeColumns}
        rows={{ status: 'ready', data: storeRows(40), refreshing: false }}
        rowId={(row) => row.storeNumber}
        footer={
          <PagingBar paging={{ page: 1, totalPages: 9, rowCount: 850, rowsOnPage: 40 }} onPageChange={fn()} />
        }
      />
    ),
  },
};

/** In a low window, as one that is enlarged to 200 %, all of the page scrolls, and the table keeps some rows. */
export const LowWindow: Story = {
  args: AllParts.args,
  decorators: [(Story) => <div style={{ height: 200, overflow: 'auto' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Stores, table' }).clientHeight).toBeGreaterThan(100);
  },
};

/** Below a chart too: then the content scrolls. */
export const LowWindowWithChart: Story = {
  ...LowWindow,
  args: {
    ...AllParts.args,
    children: (
      <>
        <figure style={{ flex: 'none', height: 200, margin: 0 }} />
        {AllParts.args?.children}
      </>
    ),
  },
};

/** On paper no space follows the content: below a full last sheet it would begin another one. */
export const Printed: Story = {
  args: { id: 'printed-page', children: <div style={{ height: 400 }}>The last row</div> },
  play: async ({ canvas, canvasElement }) => {
    const spaceBelow = () =>
      (canvasElement.querySelector('#printed-page')?.getBoundingClientRect().bottom ?? 0) -
      canvas.getByText('The last row').getBoundingClientRect().bottom;
    await expect(spaceBelow()).toBeGreaterThan(0);
    await inPrintMedia(async () => {
      await expect(spaceBelow()).toBe(0);
    });
  },
};

export const TitleAndContent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
  },
};

/** The content scrolls; title and footer stay visible. */
export const LongContent: Story = {
  args: {
    ...AllParts.args,
    children: Array.from({ length: 60 }, (_paragraph, index) => <p key={index}>Paragraph {index + 1}</p>),
  },
};

function PickyTable({ rows }: { rows: readonly (string | null)[] }) {
  return rows.map((row) => <p key={row}>{(row as string).trim()}</p>);
}

/** Rows that cannot be rendered are replaced by an error; the filter stays usable. */
export const BrokenContent: Story = {
  tags: ['broken'],
  parameters: { react: { rootOptions: { onCaughtError: () => {} } } },
  render: function BrokenContent(args) {
    const [rows, setRows] = useState<(string | null)[]>(['Administer', null]);
    return (
      <Page
        {...args}
        filters={
          <>
            <Button onClick={() => setRows([...rows])}>Same again</Button>
            <Button onClick={() => setRows(['JAS'])}>Others</Button>
          </>
        }
      >
        <PickyTable rows={rows} />
      </Page>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("Couldn't display this page.");
    await expect(canvas.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Same again' }));
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Others' }));
    await expect(canvas.getByText('JAS')).toBeVisible();
  },
};

export const LongTitle: Story = {
  args: {
    ...AllParts.args,
    title:
      'Mailer Details by Store of the campaign Spring Remodel Lakewood, Euclid and Parma 2026 with a second coupon',
  },
  globals: { viewport: { value: 'w390' } },
};
