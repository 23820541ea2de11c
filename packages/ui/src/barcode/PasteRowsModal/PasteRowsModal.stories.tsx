import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { modalDriver } from '../../testing/modalDriver.ts';
import { tableDriver } from '../../testing/tableDriver.ts';
import { storyCoupons, storyDay } from '../barcodeFixture.ts';
import { PasteRowsModal } from './PasteRowsModal.tsx';

const meta = {
  component: PasteRowsModal,
  args: {
    block: [
      'Promo Code\tBarcode Offer\tBarcode Type\tBarcode Expiration\tStore\tStart Date\tEnd Date',
      'SEW25\t201\t04\t25100\t7\t20250306\t2025-03-19',
      'SEW26\t21\t4\t25073\t7\t\t2025-03-19',
      'SEW27\t203\t04\t25073\t7\t\t',
    ].join('\r\n'),
    existingRows: storyCoupons(2),
    today: storyDay,
    onAddRows: fn(),
    onClose: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '640' } },
    guide: {
      purpose:
        'Cells copied from a spreadsheet, with or without headings: every cell is validated, and only valid rows are added.',
      notFor: 'Files, which are opened in a spreadsheet first; a single row, which is edited in the table.',
      accessibility: [
        'The number of valid and invalid rows is a status that describes the button; the reason is in the column Check of each row.',
      ],
    },
  },
} satisfies Meta<typeof PasteRowsModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every invalid cell shows the message of Finish; the valid rows can be added. */
export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = modalDriver(screen, 'Paste barcode rows', userEvent);
    await dialog.waitUntilOpen();
    const table = tableDriver(screen, 'Pasted rows');
    await expect(table.cells('Result')).toEqual([
      'OK',
      [
        'Coupon 4 is missing Start Date',
        'Coupon 4 Barcode Type is not valid',
        'Coupon 4 Barcode Offer is not valid',
      ].join('; '),
      'OK',
    ]);
    await expect(table.cells('Start Date')).toEqual(['2025-03-06', '(empty)', '']);
    await expect(screen.getByText('Unknown columns were ignored: Store')).toBeInTheDocument();
    await expect(
      screen.getByText('2 rows can be added. 1 row has errors and will be skipped.'),
    ).toBeInTheDocument();
    await dialog.press('Add 2 rows');
    const taken = (args.onAddRows as ReturnType<typeof fn>).mock.lastCall?.[0] as {
      rows: { promocode: string }[];
    };
    await expect(taken.rows.map(({ promocode }) => promocode)).toEqual(['SEW25', 'SEW27']);
  },
};

/** Opened with the button: cells are pasted or typed into the dialog. */
export const Empty: Story = {
  args: { block: '' },
  play: async ({ userEvent }) => {
    const dialog = modalDriver(screen, 'Paste barcode rows', userEvent);
    await dialog.waitUntilOpen();
    await expect(dialog.button('Add 0 rows')).toBeDisabled();
    const area = screen.getByRole('textbox', { name: 'Copied rows' });
    await waitFor(() => expect(area).toHaveFocus());
    await userEvent.paste('04\t25100\t201');
    await expect(dialog.button('Add 1 row')).toBeEnabled();
    await dialog.pressEscape();
  },
};

export const AllInvalid: Story = {
  args: { block: 'not\ta\tbarcode\n' },
  play: async ({ userEvent }) => {
    const dialog = modalDriver(screen, 'Paste barcode rows', userEvent);
    await dialog.waitUntilOpen();
    await expect(dialog.button('Add 0 rows')).toBeDisabled();
  },
};

/** Rows beyond the limit of a job are not added. */
export const TooMany: Story = {
  args: { block: Array.from({ length: 5000 }, () => '04\t25100\t201').join('\n') },
  play: async ({ userEvent }) => {
    const dialog = modalDriver(screen, 'Paste barcode rows', userEvent);
    await dialog.waitUntilOpen();
    await expect(dialog.button('Add 998 rows')).toBeEnabled();
    await expect(
      screen.getByText('998 rows can be added. 4,002 rows have errors and will be skipped.'),
    ).toBeInTheDocument();
  },
};
