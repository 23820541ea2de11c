import type { BarcodeJob } from '@portal/domain/barcode';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DataTable } from '../../tables/DataTable/DataTable.tsx';
import { tableDriver } from '../../testing/tableDriver.ts';
import { storyJobs } from '../barcodeFixture.ts';
import { createJobColumns } from './jobColumns.tsx';

const details: Readonly<Record<string, string>> = {
  Processing: 'Row 3 of 12: mailer 410012',
  Failed: 'Mailer 410012 of coupon 3 has no sequence numbers',
};
const columns = createJobColumns({
  renderLink: ({ id }) => <a href={`?job=${id}`}>{id}</a>,
  getDetail: ({ status }) => details[status] ?? null,
});

/** Columns of Job Overview. */
const meta = {
  title: 'barcode/jobColumns',
  component: DataTable<BarcodeJob, number>,
  args: {
    label: 'Jobs',
    columns,
    rows: { status: 'ready', data: storyJobs, refreshing: false },
    rowId: (job) => job.id,
  },
} satisfies Meta<typeof DataTable<BarcodeJob, number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Jobs: Story = {
  play: async ({ canvas }) => {
    const table = tableDriver(canvas, 'Jobs');
    await expect(table.headings()).toEqual([
      'ID',
      'Job Name',
      'Stats Table',
      'Channel',
      'Campaign ID',
      'Valid Campaign ID',
      'Status',
      'Insert Date',
      'Output File Name',
    ]);
    await expect(table.cells('Insert Date')).toEqual(storyJobs.map(() => '2025-03-14'));
    await expect(table.cell(1, 'Status')).toHaveTextContent(`Processing ${details.Processing}`);
  },
};
