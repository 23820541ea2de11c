import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { customerTypes, emptyNewMailer } from '@portal/domain';
import { Page } from '../../layout/Page/Page.tsx';
import { formDriver } from '../../testing/formDriver.ts';
import { computePaletteColor } from '../../theme/paletteColorFixture.ts';
import { AddMailerForm, type AddMailerFormProps } from './AddMailerForm.tsx';

const name = 'Add Mailer';

const answering = (description: string): AddMailerFormProps['onAdd'] =>
  fn(async () => ({ ok: true as const, data: { description } }));

const meta = {
  component: AddMailerForm,
  parameters: {
    guide: {
      purpose:
        'Entering mailers from a printed plan, one after another: after Success the fields of the single mailer are cleared, and dates and coupon are kept for the next one.',
      notFor:
        'Editing a mailer, which is not specified; assigning mailers to a campaign, which its ranges do.',
      accessibility: [
        'After a success the focus returns to the mailer code, and Success with the code is a status.',
        'Codes become upper case while typing; dates and sequence numbers have their format as a placeholder.',
      ],
    },
    layout: 'fullscreen',
  },
  args: { onAdd: answering('OK') },
  decorators: [(Story) => <Page title="Add Mailer">{Story()}</Page>],
} satisfies Meta<typeof AddMailerForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a user types for one mailer of a series. */
const fallSale = {
  'Mailer Code': 'ff2501',
  'Date Processed': '20250901',
  'Time Processed': '143000',
  'Sale Begin Date': '20250918',
  'Sale End Date': '20250928',
  'Starting Sequence': '0000000001',
  'Ending Sequence': '0000182500',
  Quantity: 182_500,
  Description: 'Fall fabric sale, respondents',
  'Customer type': 'Respondents',
  'Coupon number': 3,
};

export const Ready: Story = {
  play: async ({ canvas }) => {
    const form = formDriver(canvas, name);
    await expect(form.labels()).toEqual([
      'Mailer Code',
      'Date Processed',
      'Time Processed',
      'Sale Begin Date',
      'Sale End Date',
      'Starting Sequence',
      'Ending Sequence',
      'Quantity',
      'Description',
      'Customer type',
      'Coupon number',
    ]);
    await expect(form.field('Mailer Code')).toHaveFocus();
    await expect(form.value('Quantity')).toBe('1');
    await expect(form.value('Coupon number')).toBe('1');
    await expect(form.value('Customer type')).toBe('Not Classified');
    const types = [...(form.field('Customer type') as HTMLSelectElement).options];
    await expect(types.map(({ value, text }) => ({ code: value, text }))).toEqual(customerTypes);
  },
};

/** Maximum lengths and number ranges are enforced while typing; a time is pasted as lists show it. */
export const Limits: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, name, userEvent);
    const lengths = {
      'Mailer Code': '6',
      'Starting Sequence': '10',
      'Ending Sequence': '10',
    };
    for (const [label, length] of Object.entries(lengths)) {
      await expect(form.field(label)).toHaveAttribute('maxlength', length);
    }
    await userEvent.click(form.field('Time Processed'));
    await userEvent.paste('07:32:56');
    await expect(form.value('Time Processed')).toBe('073256');
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity' })).toHaveAttribute('min', '1');
    const coupon = canvas.getByRole('spinbutton', { name: 'Coupon number' });
    await expect(coupon).toHaveAttribute('min', '1');
    await expect(coupon).toHaveAttribute('max', '20');
    await userEvent.type(form.field('Mailer Code'), 'ab12345');
    await expect(form.value('Mailer Code')).toBe('AB1234');
    // Typed in the middle, the caret stays there.
    await userEvent.type(form.field('Mailer Code'), 'xy', {
      initialSelectionStart: 2,
      initialSelectionEnd: 4,
    });
    await expect(form.value('Mailer Code')).toBe('ABXY34');
  },
};

/** A sale that ends before it begins gets a hint, but can be added. */
export const EndsBeforeItBegins: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const form = formDriver(canvas, name, userEvent);
    await form.fillIn({ ...fallSale, 'Sale Begin Date': '2025-09-18', 'Sale End Date': '2025-09-17' });
    await expect(form.field('Sale End Date')).toHaveAccessibleDescription(
      'The sale ends before it begins. Is this correct?',
    );
    await expect(form.field('Sale End Date')).toBeValid();
    await form.submit();
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
  },
};

export const Added: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const form = formDriver(canvas, name, userEvent);
    await form.fillIn(fallSale);
    await userEvent.type(form.field('Description'), '{Enter}');
    const success = await canvas.findByText('Success');
    await expect(success).toBeVisible();
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(args.onAdd).toHaveBeenCalledWith({
      mailerCode: 'FF2501',
      dateProcessed: '20250901',
      timeProcessed: '143000',
      saleDateBegin: '20250918',
      saleDateEnd: '20250928',
      sequenceNumberStart: '0000000001',
      sequenceNumberEnd: '0000182500',
      quantity: 182_500,
      description: 'Fall fabric sale, respondents',
      customerType: 'R',
      campaignCouponNumber: 3,
      campaignEventClass: 0,
    });
    await expect(form.status()).toBe('Success Mailer FF2501 added.');
    // Ready for the next of the series: what belongs to one mailer is empty, what the series shares stays.
    await expect(form.field('Mailer Code')).toHaveFocus();
    const left = Object.fromEntries(form.labels().map((label) => [label, form.value(label)]));
    await expect(left).toEqual({
      'Mailer Code': '',
      'Date Processed': '20250901',
      'Time Processed': '143000',
      'Sale Begin Date': '20250918',
      'Sale End Date': '20250928',
      'Starting Sequence': '',
      'Ending Sequence': '',
      Quantity: '1',
      Description: '',
      'Customer type': 'Respondents',
      'Coupon number': '3',
    });
    await expect(form.errors()).toEqual({});
    await userEvent.keyboard('f');
    await expect(form.status()).toBeNull();
  },
};

/** Any other server response is shown as the status, in red; the typed values are kept. */
export const Refused: Story = {
  args: { onAdd: answering('Mailer Code already exists') },
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, name, userEvent);
    await form.fillIn(fallSale);
    await userEvent.keyboard('{Enter}');
    const status = await canvas.findByRole('alert');
    await expect(status).toHaveTextContent(/^Mailer Code already exists$/);
    await expect(getComputedStyle(status).color).toBe(computePaletteColor('error-main'));
    for (const [label, typed] of Object.entries({ ...fallSale, 'Mailer Code': 'FF2501' })) {
      await expect(form.value(label)).toBe(String(typed));
    }
  },
};

/** The request failed without a response. */
export const NotSaved: Story = {
  args: { onAdd: fn(async () => ({ ok: false as const, message: 'The server could not be reached.' })) },
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, name, userEvent);
    await form.fillIn(fallSale);
    await form.submit();
    await waitFor(() => expect(form.status()).toBe('The server could not be reached.'));
    await expect(form.value('Description')).toBe('Fall fabric sale, respondents');
  },
};

/** An empty response still shows that something went wrong. */
export const RefusedWithoutMessage: Story = {
  args: { onAdd: answering('') },
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, name, userEvent);
    await form.fillIn(fallSale);
    await form.submit();
    await waitFor(() => expect(form.status()).toBe("Couldn't save. Try again."));
  },
};

export const SubmittedEmpty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const form = formDriver(canvas, name, userEvent);
    await form.submit();
    await waitFor(() =>
      expect(form.errors()).toEqual({
        'Mailer Code': 'Mailer Code needs 6 alphanumeric characters',
        'Sale Begin Date': 'Sale Begin Date is required',
        'Sale End Date': 'Sale End Date is required',
        Description: 'Description is required',
      }),
    );
    await expect(form.summaryFieldLabels()).toEqual(Object.keys(form.errors()));
    await expect(form.field('Mailer Code')).toHaveFocus();
    // A red asterisk beside the required fields that are empty and beside no other.
    for (const label of form.labels()) {
      const mark = (form.field(label) as HTMLInputElement).labels?.[0]?.querySelector('span');
      await expect(mark?.matches('[data-invalid]') ?? false).toBe(label in form.errors());
    }
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** Every broken rule is shown at its field, and nothing is sent. */
export const AllErrors: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const form = formDriver(canvas, name, userEvent);
    const wrong: [label: string, typed: string | number, message: string][] = [
      ['Mailer Code', 'AB-123', 'Mailer Code needs 6 alphanumeric characters'],
      ['Date Processed', '20201301', 'Date Processed is an invalid date'],
      ['Time Processed', '250000', 'Time Processed is an invalid time'],
      ['Sale Begin Date', '20200230', 'Sale Begin Date is an invalid date'],
      ['Sale End Date', 'abc', 'Sale End Date is an invalid date'],
      ['Starting Sequence', '123456789', 'Starting Sequence needs 10 digits'],
      ['Ending Sequence', '12345678A0', 'Ending Sequence needs 10 digits'],
      ['Quantity', 0, 'Quantity must be a whole number, 1 or greater'],
      ['Description', '   ', 'Description is required'],
      ['Coupon number', 21, 'Coupon number must be a whole number from 1 to 20'],
    ];
    await form.fillIn(Object.fromEntries(wrong.map(([label, typed]) => [label, typed])));
    await form.submit();
    const messages = Object.fromEntries(wrong.map(([label, , message]) => [label, message]));
    await waitFor(() => expect(form.errors()).toEqual(messages));
    // The specification asks for the red asterisk beside all of them.
    for (const [label] of wrong) {
      const field = form.field(label) as HTMLInputElement;
      await expect(field.labels?.[0]?.querySelector('[data-invalid]')).toBeVisible();
    }
    await form.fillIn(fallSale);
    await waitFor(() => expect(form.errors()).toEqual({}));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await form.submit();
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
  },
};

/** Optional fields are sent empty, "Not Classified" as a blank. */
export const OnlyRequired: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const form = formDriver(canvas, name, userEvent);
    await form.fillIn({
      'Mailer Code': '000001',
      'Sale Begin Date': '20250918',
      'Sale End Date': '20250928',
      Description: '<b>Ärmel & 布</b> {sale}',
    });
    await form.submit();
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith({
        ...emptyNewMailer,
        mailerCode: '000001',
        saleDateBegin: '20250918',
        saleDateEnd: '20250928',
        description: '<b>Ärmel & 布</b> {sale}',
      }),
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'w390' } } };

export const Saving: Story = {
  args: { onAdd: fn<AddMailerFormProps['onAdd']>(() => new Promise<never>(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    const form = formDriver(canvas, name, userEvent);
    await form.fillIn(fallSale);
    await form.submit();
    await waitFor(() => expect(form.isBusy()).toBe(true));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
