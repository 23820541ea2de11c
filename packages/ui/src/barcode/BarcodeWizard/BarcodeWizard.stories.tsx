import type { WizardState } from '@portal/domain/barcode';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { tableDriver } from '../../testing/tableDriver.ts';
import { computePaletteColor } from '../../theme/paletteColorFixture.ts';
import {
  respond,
  failure,
  goneOnWith,
  storyCoupons,
  storyDay,
  wizardAfter,
  wizardStates,
} from '../barcodeFixture.ts';
import { BarcodeWizard } from './BarcodeWizard.tsx';
import { RunWizard, storyLinks } from './wizardFixture.tsx';

/** Rendered from a state, without a server. */
const meta = {
  component: BarcodeWizard,
  args: {
    state: wizardStates.step1,
    today: storyDay,
    onAction: fn(),
    ...storyLinks,
  },
  argTypes: {
    state: { control: false },
    listLinks: { control: false },
    startAnotherLink: { control: false },
  },
  parameters: {
    guide: {
      purpose:
        'The Barcode Merge Tool: job, coupons, rows, progress, result. The state machine is in `@portal/domain/barcode`; the parent runs it and sends its calls, so that a job can be resumed after a reload.',
      notFor:
        'Other wizards: use `StepIndicator` with screens of your own. Finding jobs, which is done in the job list.',
      keyboard: [
        ['`Enter`', 'submits the step: Go to Step 2, Load CE Coupons'],
        ['`Ctrl` `V` in step 3', 'opens pasted rows for review'],
        ['`Alt` `↑` `Alt` `↓`', 'move a row in steps 2 and 3'],
      ],
      accessibility: [
        'Each step is a region, named such as Step 3: Barcode rows, which gets the focus when it is shown.',
        'Errors found by Finish are an alert whose entries link to their cells. Running, complete and failed are announced once.',
        'The log can be scrolled by keyboard and is not announced line by line.',
      ],
    },
    layout: 'fullscreen',
  },
  render: (args) => <RunWizard {...args} />,
} satisfies Meta<typeof BarcodeWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Step 2 is available when all three fields are filled; Enter works like the button. */
export const Step1: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Job Name' })).toHaveValue('25073');
    const nextStep = canvas.getByRole('button', { name: 'Go to Step 2' });
    await expect(nextStep).toBeDisabled();
    await expect(nextStep).toHaveAccessibleDescription('Job name, stats table and channel are required.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Stats Table' }), 'stats_spring_2025');
    await expect(nextStep).toBeDisabled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Channel' }), 'Email');
    await expect(nextStep).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Job Overview' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Coupon Load Status' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Job Name' }), '{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'goToStep2' });
    await expect(nextStep).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('textbox', { name: 'Job Name' })).toHaveAttribute('readonly');
  },
};

export const Step1Loading: Story = {
  args: { state: wizardStates.opened },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Channel' })).toBeDisabled();
  },
};

export const Step1WithoutChannels: Story = {
  args: { state: wizardAfter(wizardStates.opened, failure('The server is busy. Try again.', 503)) },
  play: async ({ canvas, userEvent, args }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Error - Unable to load channels');
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await expect(args.onAction).toHaveBeenCalledWith({ type: 'retry' });
  },
};

export const Step1Refused: Story = {
  args: {
    state: wizardAfter(wizardStates.filled, { type: 'goToStep2' }, respond({ to: 'createJob', text: '-1' })),
  },
  play: async ({ canvas }) => {
    // Two spaces, which is how it is compared.
    await expect(canvas.getByRole('alert').textContent).toContain(
      'Error - Step 1 failed.  Please check your data and try again.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Stats Table' })).toHaveValue('stats_spring_2025');
  },
};

export const Step1Failed: Story = {
  args: { state: wizardAfter(wizardStates.filled, { type: 'goToStep2' }, failure('No answer', null)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert').textContent).toContain(
      'Error - Step 1 failed.  Please try again.',
    );
  },
};

export const Step1WithCopiedRows: Story = {
  args: {
    state: {
      ...wizardStates.step1,
      copied: { statsTable: 'stats_spring_2025', channelId: 1, campaignId: '880214', rows: storyCoupons(12) },
    } as WizardState,
  },
};

export const Step2: Story = {
  args: { state: wizardStates.step2 },
  play: async ({ canvas, userEvent, args }) => {
    const load = canvas.getByRole('button', { name: 'Load CE Coupons' });
    await expect(load).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Go to Step 3' })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Campaign ID' }), '880214');
    await expect(load).toBeEnabled();
    await userEvent.click(load);
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'loadCoupons' });
    await expect(load).toHaveAttribute('aria-busy', 'true');
    await expect(load).toHaveFocus();
  },
};

/** Arrows swap the numbers of adjacent rows; the focus follows the row. */
export const Step2Loaded: Story = {
  args: { state: goneOnWith({ step: 2 }, storyCoupons(3)) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Campaign ID' })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: 'Load CE Coupons' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Go to Step 3' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Move coupon 1 up' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Move coupon 3 down' })).toBeNull();
    const table = tableDriver(canvas, 'Barcode rows');
    await userEvent.click(canvas.getByRole('button', { name: 'Move coupon 2 up' }));
    await expect(table.cells('Promo Code')).toEqual(['QUILT26', 'QUILT25', 'QUILT27']);
    // At the top only the other arrow is left.
    await expect(canvas.getByRole('button', { name: 'Move coupon 1 down' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(table.cells('Promo Code')).toEqual(['QUILT25', 'QUILT27', 'QUILT26']);
    await expect(canvas.getByRole('button', { name: 'Move coupon 3 up' })).toHaveFocus();
  },
};

export const Step2Skipped: Story = {
  args: { state: wizardStates.step2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skip CE Coupons' }));
    await expect(canvas.getByRole('textbox', { name: 'Campaign ID' })).toHaveFocus();
    await expect(tableDriver(canvas, 'Barcode rows').message()).toMatch(/^\[no data\]/);
    await expect(canvas.getByRole('textbox', { name: 'Campaign ID' })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: 'Go to Step 3' })).toBeEnabled();
  },
};

/** A mistyped campaign: Start over makes it editable again, with the id to correct. */
export const Step2UnknownCampaign: Story = {
  args: { state: goneOnWith({ step: 2, orceCampaignId: '88021' }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(tableDriver(canvas, 'Barcode rows').message()).toContain(
      'No CE coupons found for campaign ID 88021.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'releaseCampaign' });
    await expect(canvas.getByRole('button', { name: 'Go to Step 3' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Step2Failed: Story = {
  args: {
    state: wizardAfter(
      wizardStates.step2,
      { type: 'campaignChanged', campaignId: '880214' },
      { type: 'loadCoupons' },
      failure('Something went wrong. Try again.'),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error - Something went wrong. Try again.');
    await expect(canvas.getByRole('textbox', { name: 'Campaign ID' })).toHaveValue('880214');
  },
};

/** Edits one row at a time: Enter saves it, Esc reverts it. */
export const Step3: Story = {
  args: { state: goneOnWith({}, storyCoupons(12)) },
  play: async ({ canvas, userEvent }) => {
    const table = tableDriver(canvas, 'Barcode rows');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit coupon 2' }));
    for (const name of ['Add a Barcode Row', 'Finish', 'Edit coupon 1', 'Move coupon 3 up']) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
    }
    await expect(canvas.getByRole('textbox', { name: 'Barcode Type' })).toHaveFocus();
    const limits = [
      ['Barcode Type', '2'],
      ['Barcode Expiration', '5'],
      ['Barcode Offer', '3'],
      ['Promo Code', '22'],
      ['Deal Override', '8'],
    ] as const;
    for (const [name, limit] of limits) {
      await expect(canvas.getByRole('textbox', { name })).toHaveAttribute('maxlength', limit);
    }
    const offer = canvas.getByRole('textbox', { name: 'Barcode Offer' });
    await userEvent.clear(offer);
    await expect(table.cell(2, 'Barcode')).toHaveTextContent('Incomplete');
    await userEvent.type(offer, '977');
    await expect(table.cell(2, 'Barcode')).toHaveTextContent('0497725078410013');
    await expect(within(table.cell(2, 'Barcode')).getByRole('img')).toHaveAccessibleName(
      /^Barcode 0497725078410013\d$/,
    );
    await userEvent.keyboard('{Escape}');
    await expect(table.cells('Barcode Offer')[1]).toBe('141');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit coupon 2' })).toHaveFocus());
    await userEvent.keyboard('{Enter}{Tab}{Tab}7{Enter}');
    await expect(canvas.getByRole('button', { name: 'Finish' })).toBeEnabled();
    await expect(table.cells('Barcode Offer')[1]).toBe('7');
  },
};

/** Every error in the list links to its cell, which is validated while typing. */
export const Step3Refused: Story = {
  args: {
    state: goneOnWith(
      {},
      storyCoupons(12).map((row, index) => {
        if (index === 1) return { ...row, legacyCouponOffer: '14', legacyCouponType: '4' };
        return index === 7 ? { ...row, endDate: null } : row;
      }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    const errors = canvas.getByRole('list', { name: 'Errors' });
    await expect(
      within(errors)
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual([
      'Coupon 2 Barcode Type is not valid',
      'Coupon 2 Barcode Offer is not valid',
      'Coupon 8 is missing End Date',
    ]);
    await expect(getComputedStyle(errors).color).toBe(computePaletteColor('error-main'));
    const row = tableDriver(canvas, 'Barcode rows');
    for (const heading of ['Barcode Type', 'Barcode Offer']) {
      await expect(within(row.cell(2, heading)).getByTitle(/is not valid$/)).toBeVisible();
    }
    await expect(args.onAction).not.toHaveBeenCalledWith({ type: 'goToStep5' });
    await userEvent.click(canvas.getByRole('button', { name: 'Coupon 2 Barcode Offer is not valid' }));
    const offer = canvas.getByRole('textbox', { name: 'Barcode Offer' });
    await waitFor(() => expect(offer).toHaveFocus());
    await expect(offer).toBeInvalid();
    await userEvent.type(offer, '1');
    await expect(offer).toBeValid();
    await userEvent.keyboard('{Enter}');
    await expect(within(errors).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Coupon 8 is missing End Date' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'End Date' })).toHaveFocus());
  },
};

export const Step3Empty: Story = {
  args: { state: goneOnWith({}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a Barcode Row' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit coupon 1' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Add a Barcode Row' }));
    const added = await canvas.findByRole('button', { name: 'Edit coupon 2' });
    await waitFor(() => expect(added).toHaveFocus());
  },
};

/** Rows pasted from a spreadsheet with Ctrl+V or the button are validated first. */
export const Step3Pasted: Story = {
  args: { state: goneOnWith({}, storyCoupons(2)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('rowheader', { name: /^1/ }));
    await userEvent.paste('04\t25100\t201\tSEW25\t\t\t\n4\t25100\t202\tSEW26\n');
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste barcode rows' }));
    const table = tableDriver(dialog, 'Pasted rows');
    await expect(table.cells('Result')).toEqual(['OK', 'Coupon 4 Barcode Type is not valid']);
    await userEvent.click(dialog.getByRole('button', { name: 'Add 1 row' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(tableDriver(canvas, 'Barcode rows').cells('Promo Code')).toEqual([
      'QUILT25',
      'QUILT26',
      'SEW25',
    ]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit coupon 3' })).toHaveFocus());
  },
};

/** Only the visible rows are rendered. */
export const Step3With500Rows: Story = {
  args: { state: goneOnWith({}, storyCoupons(500)) },
  play: async ({ canvas, userEvent }) => {
    await expect(tableDriver(canvas, 'Barcode rows').rowCount()).toBeLessThan(100);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a Barcode Row' }));
    const added = await canvas.findByRole('button', { name: 'Edit coupon 501' });
    await waitFor(() => expect(added).toHaveFocus());
  },
};

export const Resuming: Story = { args: { state: wizardStates.resuming } };

export const UnknownJob: Story = {
  args: { state: wizardAfter(wizardStates.resuming, failure('Job 17 not found', 404)) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error - Job 17 not found');
    await userEvent.click(canvas.getByRole('button', { name: 'Start New Job' }));
    await expect(canvas.getByRole('textbox', { name: 'Job Name' })).toHaveValue('25073');
  },
};
