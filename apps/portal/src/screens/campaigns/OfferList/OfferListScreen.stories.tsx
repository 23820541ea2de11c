import type { ProviderSchemas } from '@portal/api-client';
import { pagingDriver, tableDriver } from '@portal/ui/testing';
import { expect, within } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { firstPage } from '../../../testing/firstPage.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { type Play, screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import { OFFER_LIST_PATH } from '../paths.ts';

const longText = 'One yarn, one cut of fabric and one frame at half price, '.repeat(8);

function offerPage(
  rowCount: number,
  own: Partial<ProviderSchemas['Offer']> = {},
): ProviderSchemas['OfferPage'] {
  const page = firstPage(rowCount);
  return {
    ...page,
    offerData: Array.from({ length: page.rowsReturned }, (_row, index) => ({
      offerId1: 2_025_100 - index,
      assignDate: '2026-05-04T00:00:00',
      assignProcessName: 'NightlyOfferAssign',
      couponType: index % 3 === 0 ? 'BOGO' : 'PERCENT',
      couponValue: index % 3 === 0 ? null : 40,
      startDate: '2026-06-01T00:00:00',
      endDate: '2026-06-14T00:00:00',
      singleMultiUsage: 'S',
      sentToJasdate: null,
      offerDescription: '40% off one regular-priced yarn',
      userName: null,
      notes: null,
      ...own,
    })),
  };
}

const list = (...page: Parameters<typeof offerPage>) =>
  providerResponses.get('/api/offer', ({ response }) => response(200).json(offerPage(...page)));

/** Whatever the status, this list says it in its own words. */
const says =
  (status: number): Play =>
  async ({ canvasElement }) => {
    const alert = await within(canvasElement.ownerDocument.body).findByRole('alert');
    await expect(alert).toHaveTextContent(`Error: An Error occurred. Status code: ${status}`);
  };

const states = screenStates({
  address: `${OFFER_LIST_PATH}?couponType=perc&couponTypeOpt=startswith`,
  path: '/api/offer',
  responses: {
    ready: list(296),
    empty: list(0),
    long: list(5_000, { offerDescription: longText, notes: longText, couponValue: 1_000_000 }),
  },
  shows: {
    ready: async ({ canvas }) => {
      await canvas.findByRole('rowheader', { name: '2025100' });
      const [, rows] = within(tableDriver(canvas, 'Offers').element()).getAllByRole('rowgroup');
      await expect(rows?.querySelector('input, select, textarea, button')).toBeNull();
      await expect(pagingDriver(canvas).position()).toEqual({ page: 1, totalPages: 3 });
      await expect(canvas.getByLabelText('Coupon Type')).toHaveValue('perc');
      await expect(canvas.getByLabelText('Coupon Type operator')).toHaveValue('startswith');
    },
    loading: async ({ canvas }) => {
      await canvas.findByText('[working...]');
      await expect(tableDriver(canvas, 'Offers').isBusy()).toBe(true);
    },
    empty: async ({ canvas }) => {
      await canvas.findByText('[no data]');
    },
    long: async ({ canvas }) => {
      await canvas.findByRole('rowheader', { name: '2025100' });
      await expect(tableDriver(canvas, 'Offers').cell(1, 'Coupon Value')).toHaveTextContent('1,000,000.00');
    },
    failed: says(500),
    forbidden: says(403),
  },
});

export default { title: 'screens/campaigns/OfferList', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
