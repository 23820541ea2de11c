import type { BarcodeSchemas } from '@portal/api-client';
import { pagingDriver, tableDriver } from '@portal/ui/testing';
import { expect } from 'storybook/test';
import { barcodeResponses } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import { COUPON_LOAD_STATUS_PATH } from '../paths.ts';

/** The requested page of this many loads. */
function list(totalRows: number, own: Partial<BarcodeSchemas['CouponLoad']> = {}) {
  return barcodeResponses.get('/CouponLoadStatus/', ({ query, response }) => {
    const rowsPerPage = Number(query.get('rowsPerPage'));
    return response(200).json({
      totalRows,
      totalPages: Math.max(1, Math.ceil(totalRows / rowsPerPage)),
      couponData: Array.from({ length: Math.min(totalRows, rowsPerPage) }, (_row, index) => ({
        campaignId: '880214',
        promotionId: '5521',
        dealId: String(90_412 + index),
        promotionName: 'Spring yarn',
        description: '40% off one regular-priced yarn',
        channel: 'Direct mail',
        startDate: '2026-03-06T00:00:00',
        couponLoadQty: 162_000,
        ...own,
      })),
    });
  });
}

const longText = 'One yarn, one cut of fabric and one frame at half price, '.repeat(8);

const states = screenStates({
  address: `${COUPON_LOAD_STATUS_PATH}?page=2`,
  path: '/barcode/CouponLoadStatus/',
  responses: {
    ready: list(64),
    empty: list(0),
    long: list(5_000, { promotionName: longText, description: longText, couponLoadQty: 1_234_567_890 }),
  },
  shows: {
    ready: async ({ canvas }) => {
      await canvas.findAllByRole('rowheader', { name: '880214' });
      await expect(tableDriver(canvas, 'Coupon loads').rowCount()).toBe(20);
      await expect(pagingDriver(canvas).position()).toEqual({ page: 2, totalPages: 4 });
    },
    loading: async ({ canvas }) => {
      await canvas.findByText('[working...]');
      await expect(tableDriver(canvas, 'Coupon loads').isBusy()).toBe(true);
    },
    empty: async ({ canvas }) => {
      await canvas.findByText('[no data]');
    },
    long: async ({ canvas }) => {
      await canvas.findAllByRole('rowheader', { name: '880214' });
      await expect(tableDriver(canvas, 'Coupon loads').cell(1, 'Load Qty')).toHaveTextContent(
        '1,234,567,890',
      );
    },
  },
});

export default { title: 'screens/barcode/CouponLoadStatus', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
