import { tableDriver } from '@portal/ui/testing';
import { expect, within } from 'storybook/test';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { type Play, screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import { BMT_PATH } from '../paths.ts';
import { responses } from './bmtFixture.ts';

/** Whatever the failure of the channels, the specification words it. */
const saysNoChannels: Play = async ({ canvasElement, canvas }) => {
  const alert = await within(canvasElement.ownerDocument.body).findByRole('alert');
  await expect(alert).toHaveTextContent('Error - Unable to load channels');
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
};

const longName = 'Direct mail to households that have not bought since the spring of last year';

const states = screenStates({
  address: BMT_PATH,
  path: '/barcode/Step1',
  responses: {
    ready: responses.channels('Direct mail', 'Email'),
    empty: responses.channels(),
    long: responses.channels(...Array.from({ length: 200 }, (_channel, index) => `${longName} ${index}`)),
  },
  others: [responses.newJob('17')],
  shows: {
    ready: async ({ canvas, userEvent }) => {
      await userEvent.type(await canvas.findByLabelText('Stats Table'), 'stats_spring_2026');
      await userEvent.selectOptions(canvas.getByLabelText('Channel'), 'Email');
      await userEvent.click(canvas.getByRole('button', { name: 'Go to Step 2' }));
      await expect(await canvas.findByRole('textbox', { name: 'Campaign ID' })).toBeVisible();
      await expect(within(canvas.getByRole('main')).getByText('Job 17')).toBeVisible();
    },
    loading: async ({ canvas }) => {
      await expect(await canvas.findByLabelText('Channel')).toBeDisabled();
    },
    empty: async ({ canvas }) => {
      await canvas.findByRole('option', { name: 'No channels' });
      await expect(canvas.getByLabelText('Channel')).toBeDisabled();
    },
    long: async ({ canvas, userEvent }) => {
      await canvas.findByRole('option', { name: `${longName} 199` });
      await userEvent.type(canvas.getByLabelText('Stats Table'), longName);
    },
    failed: saysNoChannels,
    forbidden: saysNoChannels,
  },
});

const rowsOfStep = (count: number) => responses.coupons(count);
const step3 = screenStates({
  address: `${BMT_PATH}?job=17&step=3`,
  path: '/barcode/Job/{jobId}',
  responses: { ready: responses.job({}) },
  others: [rowsOfStep(12)],
  shows: {
    ready: async ({ canvas }) => {
      await canvas.findByRole('table', { name: 'Barcode rows' });
      await expect(tableDriver(canvas, 'Barcode rows').rowCount()).toBe(12);
    },
    loading: async ({ canvas }) => {
      await canvas.findByText('[working...]');
    },
    // Retry asks for a new login first.
    unauthorized: async ({ canvas, canvasElement, userEvent }) => {
      const page = within(canvasElement.ownerDocument.body);
      const alert = await page.findByRole('alert');
      await expect(within(alert).getByText('Error - Unauthorized: 401 - Please log in')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      await page.findByRole('dialog', { name: 'Log in' });
    },
  },
});
const step4 = screenStates({
  address: `${BMT_PATH}?job=17&step=4`,
  path: '/barcode/Job/{jobId}',
  responses: { ready: responses.job({ step: 4, status: 'Processing' }) },
  others: [responses.log('Start Processing', '12 coupons, 162,000 barcodes to write')],
  shows: {
    ready: async ({ canvas }) => {
      await canvas.findByText('12 coupons, 162,000 barcodes to write');
      await expect(document.title).toMatch(/^Job 17 is running/);
    },
  },
});
const step5 = screenStates({
  address: `${BMT_PATH}?job=17`,
  path: '/barcode/Job/{jobId}',
  responses: { ready: responses.job({ step: 5, status: 'Complete' }) },
  shows: {
    ready: async ({ canvas }) => {
      await canvas.findByText('Job complete.');
      await expect(canvas.getByRole('link', { name: 'Copy to new job' })).toBeVisible();
    },
  },
});
const copied = screenStates({
  address: `${BMT_PATH}?from=17`,
  path: '/barcode/Coupons/{jobId}',
  responses: { ready: rowsOfStep(12) },
  others: [responses.channels('Direct mail'), responses.job({ step: 5, status: 'Failed' })],
  shows: {
    ready: async ({ canvas }) => {
      await canvas.findByText('The new job starts with 12 copied rows.');
      await expect(canvas.getByLabelText('Stats Table')).toHaveValue('stats_spring_2026');
      await canvas.findByRole('option', { name: 'Direct mail' });
      await expect(canvas.getByLabelText('Channel')).toHaveDisplayValue('Direct mail');
    },
  },
});

export default { title: 'screens/barcode/Bmt', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
/** No channel is available. */
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
export const Step3: Story = step3.ready;
export const Step3Loading: Story = step3.loading;
export const JobFailed: Story = step3.failed;
export const JobUnauthorized: Story = step3.unauthorized;
export const JobForbidden: Story = step3.forbidden;
export const Step4: Story = step4.ready;
export const Step5: Story = step5.ready;
export const CopiedRows: Story = copied.ready;
export const CopiedRowsFailed: Story = copied.failed;
