import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ApplicationListRow } from '@portal/domain/grants';
import { DataTable } from '../../tables/DataTable/DataTable.tsx';
import { tableDriver } from '../../testing/tableDriver.ts';
import { applicationRows } from '../grantFixture.ts';
import { createApplicationColumns } from './applicationColumns.tsx';

const onOpen = fn();
const columns = createApplicationColumns({ onOpen, focusedApplicationId: 203 });

const meta = {
  component: DataTable<ApplicationListRow, number>,
  args: {
    label: 'Applications',
    columns,
    rows: { status: 'ready', data: applicationRows, refreshing: false },
    rowId: (row) => row.applicationId,
  },
} satisfies Meta<typeof DataTable<ApplicationListRow, number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Applications: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = tableDriver(canvas, 'Applications');
    await expect(table.headings()).toEqual(['ID', 'Applicant Name', 'Address', 'Phone', 'Date']);
    await expect(table.cell(1, 'Address')).toHaveTextContent('18 Harbor Lane, Duluth, MN 55802');
    await expect(table.cell(1, 'Phone')).toHaveTextContent('(218) 555-0143');
    await expect(table.cell(1, 'Date')).toHaveTextContent('2025-03-02');
    await expect(canvas.getByRole('button', { name: 'Applicant 203' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Applicant 204' }));
    await expect(onOpen).toHaveBeenCalledWith({ applicationId: 204 });
  },
};
