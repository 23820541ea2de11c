import type { CouponLoad } from '@portal/domain/barcode';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DataTable } from '../../tables/DataTable/DataTable.tsx';
import { tableDriver } from '../../testing/tableDriver.ts';
import { couponLoadColumns } from './couponLoadColumns.ts';

/** Columns of Coupon Load Status. */
const meta = {
  title: 'barcode/couponLoadColumns',
  component: DataTable<CouponLoad, string>,
  args: {
    label: 'Coupon loads',
    columns: couponLoadColumns,
    rows: {
      status: 'ready',
      refreshing: false,
      data: [
        {
          campaignId: '880214',
          promotionId: '5521',
          dealId: '90412',
          promotionName: 'Spring yarn',
          description: '40% off one regular-priced yarn',
          channel: 'Direct mail',
          startDate: '2025-03-06T00:00:00',
          couponLoadQty: 162_000,
        },
      ],
    },
    rowId: (load) => load.dealId,
  },
} satisfies Meta<typeof DataTable<CouponLoad, string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    const table = tableDriver(canvas, 'Coupon loads');
    await expect(table.headings()).toEqual([
      'Campaign ID',
      'Promotion ID',
      'Deal ID',
      'Promotion',
      'Description',
      'Channel',
      'Start Date',
      'Load Qty',
    ]);
    await expect(table.cells('Start Date')).toEqual(['2025-03-06']);
    await expect(table.cells('Load Qty')).toEqual(['162,000']);
    await expect(table.cells('Promotion')).toEqual(['Spring yarn']);
  },
};
