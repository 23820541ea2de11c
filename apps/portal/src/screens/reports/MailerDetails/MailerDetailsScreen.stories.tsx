import { tableDriver } from '@portal/ui/testing';
import { expect, waitFor } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import {
  type ScreenOfStates,
  screenStates,
  type ScreenMeta,
  type Story,
} from '../../../testing/screenStates.ts';
import { dateRows, reportResponses, storeRows, summaryRow } from '../reportFixture.ts';
import { reportShows } from '../shared/reportShows.ts';

interface DetailScreen extends Pick<ScreenOfStates, 'address' | 'path' | 'responses'> {
  title: string;
  /** Beside the title, of a report that is there. */
  description: string;
  headings: readonly string[];
  firstRow: string;
}

const storeHeadings = [
  'Store',
  'Pref Mailed',
  'Store Assigned',
  'Accounting Assigned',
  'Responses',
  'Pref Response%',
  'Geo Resp%',
  'Purchases',
  'Purch%',
  'Total Purchased',
  'Avg Purch',
  'Items Purchased',
  'Avg Items',
  'Avg $/Item',
  'Product Cost',
  'Gross Margin',
  'Margin%',
  'Gross Profit',
  'Pref ROI%',
  'Geo ROI%',
];

const dateHeadings = [
  'Date',
  'Day',
  'Responses',
  'Purchases',
  'Purch%',
  'Total Purchased',
  'Avg Purch',
  'Items Purchased',
  'Avg Items',
  'Avg $/Item',
  'Product Cost',
  'Gross Margin',
  'Margin%',
];

/** The mailer summary: 25 responses of the first mailer are allocated. */
const allocatedSummary = providerResponses.post('/api/MailSumm/', async ({ request, response }) => {
  const { allocateNonSpecific } = await request.clone().json();
  return response(200).json([summaryRow({ ttlResponses: allocateNonSpecific === 'Y' ? 199 : 174 })]);
});

/** The stories of a detail screen: all states, and an address that lacks a parameter. */
function detailStates({ title, description, headings, firstRow, ...screen }: DetailScreen) {
  const states = screenStates({
    ...screen,
    others: [...reportResponses, allocatedSummary],
    shows: {
      ...reportShows,
      ready: async ({ canvas }) => {
        await canvas.findByText(description);
        await canvas.findByRole('rowheader', { name: firstRow });
        await expect(tableDriver(canvas, title).headings()).toEqual(headings);
        await expect(canvas.getByRole('button', { name: 'Download File' })).toBeEnabled();
      },
      long: async ({ canvas }) => {
        await canvas.findByRole('rowheader', { name: firstRow });
      },
    },
  });
  const parametersMissing: Story = {
    ...states.ready,
    args: { address: screen.address.replace('CampaignId=1204&', '') },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'Error: Required Query parameters are missing',
      );
      await expect(canvas.queryByRole('table')).toBeNull();
    },
  };
  return { ...states, parametersMissing };
}

const negative = { ttlPurchaseAmount: -123_456_789.5 };
const byStore = { title: 'Mailer Details by Store', headings: storeHeadings, firstRow: '101 Lakewood' };
const byDate = { title: 'Mailer Details by Date', headings: dateHeadings, firstRow: '2026-03-06' };

const mailerStoresPath = '/api/MailerDetailsStore/{campaignId}/{detailLevel}/{mailerCode}/{expandedView}';
const mailerStores = (...rows: Parameters<typeof storeRows>) =>
  providerResponses.get(mailerStoresPath, ({ response }) => response(200).json(storeRows(...rows)));
const states = detailStates({
  ...byStore,
  address: '/Reports/MailerDetails?CampaignId=1204&MailerCode=410001&DetailLevel=1&ExpandedView=N',
  path: mailerStoresPath,
  description: '410001 Quilting flyer, preferred customers',
  responses: { ready: mailerStores(60), empty: mailerStores(0), long: mailerStores(2000, negative) },
});

/** The description of the mailer is late, or fails; its rows are there. */
const described = screenStates({
  address: '/Reports/MailerDetails?CampaignId=1204&MailerCode=410001&DetailLevel=1&ExpandedView=N',
  path: '/api/MailerDetailsStore/{mailerCode}',
  others: reportResponses,
  responses: { ready: mailerStores(60) },
  shows: {
    ready: async ({ canvas }) => void (await canvas.findByText('410001 Quilting flyer, preferred customers')),
    loading: async ({ canvas }) => {
      await canvas.findByRole('rowheader', { name: '101 Lakewood' });
      const download = canvas.getByRole('button', { name: 'Download File' });
      await expect(download).toHaveAccessibleDescription('The description is being loaded');
      await expect(download).toHaveAttribute('aria-disabled', 'true');
    },
    failed: async ({ canvas, userEvent, msw }) => {
      await canvas.findByText('410001 Description unavailable');
      await expect(canvas.getByRole('alert')).toHaveTextContent("Description couldn't be loaded.");
      await expect(canvas.getByRole('button', { name: 'Download File' })).toBeEnabled();
      msw.use(...reportResponses);
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      await canvas.findByText('410001 Quilting flyer, preferred customers');
      await expect(canvas.queryByRole('alert')).toBeNull();
    },
  },
});

const mailerDatesPath = '/api/MailerDetailsDate/{campaignId}/{detailLevel}/{mailerCode}/{expandedView}';
const mailerDates = (...rows: Parameters<typeof dateRows>) =>
  providerResponses.get(mailerDatesPath, ({ response }) => response(200).json(dateRows(...rows)));
const datesOfMailer = detailStates({
  ...byDate,
  address: '/Reports/MailerDetailsDate?CampaignId=1204&MailerCode=410001&DetailLevel=1&ExpandedView=Y',
  path: mailerDatesPath,
  description: '410001 Quilting flyer, preferred customers',
  responses: { ready: mailerDates(14), empty: mailerDates(0), long: mailerDates(24, negative) },
});

const campaignStoresPath = '/api/MailerDetailsStore2/{campaignId}/{detailLevel}/{couponNumber}/{eventClass}';
const campaignStores = (...rows: Parameters<typeof storeRows>) =>
  providerResponses.get(campaignStoresPath, ({ response }) => response(200).json(storeRows(...rows)));
const storesOfCoupon = detailStates({
  ...byStore,
  address: '/Reports/MailerDetails2?CampaignId=1204&DetailLevel=2&CouponNumber=3&ExpandedView=N&EventClass=0',
  path: campaignStoresPath,
  description: 'Coupon # 3 Campaign 1204 Spring quilting 2026',
  responses: { ready: campaignStores(60), empty: campaignStores(0), long: campaignStores(2000, negative) },
});

const campaignDatesPath = '/api/MailerDetailsDate2/{campaignId}/{detailLevel}/{couponNumber}/{expandedView}';
const campaignDates = (...rows: Parameters<typeof dateRows>) =>
  providerResponses.get(campaignDatesPath, ({ response }) => response(200).json(dateRows(...rows)));
const datesOfCampaign = detailStates({
  ...byDate,
  address: '/Reports/MailerDetailsDate2?CampaignId=1204&DetailLevel=T&CouponNumber=0&ExpandedView=Y',
  path: campaignDatesPath,
  description: 'Campaign 1204 Spring quilting 2026',
  responses: { ready: campaignDates(14), empty: campaignDates(0), long: campaignDates(24, negative) },
});

export default { title: 'screens/reports/MailerDetails', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
/** Nothing is requested when a parameter is missing in the URL. */
export const ParametersMissing: Story = states.parametersMissing;

/** Details are never allocated; those of an allocated row say what the difference is. */
export const AllocatedInSummary: Story = {
  ...states.ready,
  args: {
    address:
      '/Reports/MailerDetails?CampaignId=1204&MailerCode=410001&DetailLevel=1&ExpandedView=N&AllocateNonSpecific=Y',
  },
  play: async ({ canvas }) => {
    const facts = await canvas.findByRole('region', { name: 'Mailer Details by Store: report details' });
    await expect(facts).toHaveTextContent('Nonspecific coupons not allocated');
    await waitFor(() =>
      expect(facts).toHaveTextContent('199 responses, 25 more than here: allocated from nonspecific coupons'),
    );
  },
};

/** The total sums the rows that the filters show; results without a store are the last row. */
export const Total: Story = {
  ...states.ready,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: '101 Lakewood' });
    const total = () => canvas.getByRole('row', { name: /^Total / });
    await expect(total()).toHaveTextContent(/^Total4,170/);
    // Finding in the page renders all rows.
    await userEvent.keyboard('{F3}');
    const rows = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await waitFor(() => expect(rows().slice(-2)).toEqual(['No store', 'Total']));
    await userEvent.click(canvas.getByRole('button', { name: 'Filter Store' }));
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Filter Store' }), 'akron');
    await waitFor(() => expect(total()).toHaveTextContent(/^Total42/));
  },
};

export const DescriptionLoading: Story = described.loading;
export const DescriptionFailed: Story = described.failed;

export const DatesOfMailer: Story = datesOfMailer.ready;
export const DatesOfMailerEmpty: Story = datesOfMailer.empty;
export const DatesOfMailerFailed: Story = datesOfMailer.failed;
export const DatesOfMailerLong: Story = datesOfMailer.long;
export const DatesOfMailerParametersMissing: Story = datesOfMailer.parametersMissing;

export const StoresOfCoupon: Story = storesOfCoupon.ready;
export const StoresOfCouponEmpty: Story = storesOfCoupon.empty;
export const StoresOfCouponFailed: Story = storesOfCoupon.failed;
export const StoresOfCouponLong: Story = storesOfCoupon.long;
export const StoresOfCouponParametersMissing: Story = storesOfCoupon.parametersMissing;

export const DatesOfCampaign: Story = datesOfCampaign.ready;
export const DatesOfCampaignEmpty: Story = datesOfCampaign.empty;
export const DatesOfCampaignFailed: Story = datesOfCampaign.failed;
export const DatesOfCampaignLong: Story = datesOfCampaign.long;
export const DatesOfCampaignParametersMissing: Story = datesOfCampaign.parametersMissing;
