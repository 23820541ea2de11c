import type { Mailer } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Page } from '../../layout/Page/Page.tsx';
import { DataTable } from '../../tables/DataTable/DataTable.tsx';
import { FilterForm } from '../../tables/FilterForm/FilterForm.tsx';
import { getInitialSearch } from '../../tables/FilterForm/listFilters.ts';
import { PagingBar } from '../../tables/PagingBar/PagingBar.tsx';
import { mailerColumns } from './mailerColumns.ts';
import { mailerFilters } from './mailerFilters.ts';
import { mailerRows } from './mailerFixture.ts';

const MailerTable = DataTable<Mailer, string>;

/** The columns in a table with search and paging, as on the screen. */
const meta = {
  component: MailerTable,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Mailers',
    columns: mailerColumns,
    rows: { status: 'ready', data: mailerRows(100), refreshing: false },
    rowId: (row) => row.mailerCode,
    footer: (
      <PagingBar paging={{ page: 1, totalPages: 52, rowCount: 5140, rowsOnPage: 100 }} onPageChange={fn()} />
    ),
  },
  argTypes: { rows: { control: false }, columns: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ height: '100vh' }}>
        <Page
          title="Mailers"
          filters={
            <FilterForm
              label="Mailers"
              filters={mailerFilters}
              value={getInitialSearch(mailerFilters)}
              onSearch={fn()}
              submitLabel="Show Mailers"
            />
          }
        >
          {Story()}
        </Page>
      </div>
    ),
  ],
} satisfies Meta<typeof MailerTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual([
      'Code',
      'Proc Date',
      'Proc Time',
      'Sale Begin',
      'Sale End',
      'Seq# Start',
      'Seq# End',
      'Quantity',
      'Description',
    ]);
    await expect(canvas.getByLabelText('Description contains')).toHaveAttribute('maxlength', '100');
    await expect(
      canvas.getByRole('row', { name: /^M25000 2026-01-03 14:25:30 2026-01-08 .* 2,500 Spring/ }),
    ).toBeVisible();
  },
};

export const Empty: Story = { args: { rows: { status: 'empty' } } };

export const Loading: Story = { args: { rows: { status: 'loading' } } };

export const Failed: Story = {
  args: { rows: { status: 'failed', message: 'Error: Unauthorized: 401 - Please log in', retry: fn() } },
};
