import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { tableDriver } from '../../testing/tableDriver.ts';
import {
  respond,
  failure,
  goneOnWith,
  storyCoupons,
  storyDay,
  storyJob,
  wizardAfter,
  wizardStates,
} from '../barcodeFixture.ts';
import { BarcodeWizard } from './BarcodeWizard.tsx';
import { RunWizard, storyLinks } from './wizardFixture.tsx';

/** Step 3 before Finish: what the rows will make, and how they are kept. */
const meta = {
  title: 'barcode/BarcodeWizard/Drafts',
  component: BarcodeWizard,
  args: { state: wizardStates.step1, today: storyDay, onAction: fn(), ...storyLinks },
  argTypes: {
    state: { control: false },
    listLinks: { control: false },
    startAnotherLink: { control: false },
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => <RunWizard {...args} />,
} satisfies Meta<typeof BarcodeWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each row says how many barcodes it will make; the job sums them up. A removed row can be put back. */
export const Step3Counted: Story = {
  args: {
    state: goneOnWith(
      {
        barcodeCounts: [
          { legacyMailercode: '410012', orceCampaignId: '880214', barcodes: 13_500, failure: null },
          { legacyMailercode: '410013', orceCampaignId: '880214', barcodes: 1, failure: null },
          { legacyMailercode: null, orceCampaignId: '880214', barcodes: 162_000, failure: null },
          { legacyMailercode: null, orceCampaignId: null, barcodes: 162_000, failure: null },
        ],
      },
      storyCoupons(3),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const table = tableDriver(canvas, 'Barcode rows');
    await expect(table.cells('Barcodes')).toEqual(['13,500', '1', '162,000']);
    await expect(canvas.getByText('3 rows, 175,501 barcodes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a Barcode Row' }));
    await expect(canvas.getByText('4 rows, 337,501 barcodes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove coupon 4' }));
    await expect(canvas.getByRole('button', { name: 'Remove coupon 3' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('2 rows, 13,501 barcodes')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove coupon 2' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo remove of coupon 3' }));
    await expect(canvas.getByText('3 rows, 175,501 barcodes')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit coupon 3' })).toHaveFocus());
    for (const order of [1, 2, 3]) {
      await userEvent.click(canvas.getByRole('button', { name: `Remove coupon ${order}` }));
    }
    await expect(table.message()).toMatch(/^\[no data\]/);
    await expect(canvas.getByRole('region', { name: 'Step 3: Barcode rows' })).toHaveFocus();
  },
};

/** A row that would make the job fail is named before Finish. */
export const Step3WouldFail: Story = {
  args: {
    state: goneOnWith(
      {
        orceCampaignId: null,
        barcodeCounts: [
          {
            legacyMailercode: null,
            orceCampaignId: null,
            barcodes: 0,
            failure: 'no mailer code, and the job has no campaign',
          },
        ],
      },
      storyCoupons(5).map((row) => ({ ...row, legacyMailercode: null, orceCampaignId: null })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /^The job would fail\. Coupon 1: no mailer code, and the job has no campaign\. .* 2 more rows would fail, too\./,
      ),
    ).toBeVisible();
    await expect(tableDriver(canvas, 'Barcode rows').cells('Barcodes')[0]).toBe('Will fail');
    await expect(canvas.getByRole('button', { name: 'Finish' })).toBeEnabled();
  },
};

export const Step3DraftSaved: Story = {
  args: { state: goneOnWith({ draft: storyCoupons(2) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Draft saved')).toBeVisible();
  },
};

export const Step3DraftFailed: Story = {
  args: {
    state: wizardAfter(
      goneOnWith({}, storyCoupons(2)),
      { type: 'addRow' },
      { type: 'tick', now: 0 },
      failure('Busy', 503),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Couldn't save the draft. Retrying…")).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Someone else has changed the rows meanwhile: nothing is sent until one of both versions is chosen. */
export const Step3ChangedBySomeoneElse: Story = {
  args: {
    state: wizardAfter(
      goneOnWith({ rowVersion: 4 }, storyCoupons(3)),
      { type: 'removeRow', couponOrder: 3 },
      { type: 'tick', now: 0 },
      failure('Someone else changed this after you opened it', 412),
      respond({
        to: 'readTheirs',
        job: storyJob({ rowVersion: 6, rowsChangedBy: 'jdoe' }),
        coupons: storyCoupons(3).map((row) => ({ ...row, legacyCouponOffer: '199' })),
      }),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const notice = await canvas.findByRole('region', { name: 'jdoe changed these rows' });
    const rows = within(notice)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    await expect(rows).toEqual([
      ['Field', 'Current', 'Yours'],
      ['Coupon 1 Barcode Offer', '199', '140'],
      ['Coupon 2 Barcode Offer', '199', '141'],
      ['Coupon 3', 'Row', 'No row'],
    ]);
    await expect(canvas.getByRole('button', { name: 'Finish' })).toBeDisabled();
    await userEvent.click(within(notice).getByRole('button', { name: 'Overwrite with mine' }));
    await expect(notice).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Finish' })).toBeEnabled();
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'overwriteTheirs' });
  },
};
