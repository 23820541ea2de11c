import { type JobCoupon, moveCoupon } from '@portal/domain/barcode';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { tableDriver } from '../../testing/tableDriver.ts';
import { storyCoupons, storyDay } from '../barcodeFixture.ts';
import type { WizardAction } from '../WizardAction.ts';
import { CouponRows } from './CouponRows.tsx';

/** Moves rows as the wizard does. */
const meta = {
  component: CouponRows,
  args: {
    coupons: storyCoupons(6),
    today: storyDay,
    isLocked: false,
    empty: { text: '[no data]' },
    onAction: fn(),
  },
  parameters: {
    guide: {
      purpose:
        'The rows of a job in the order they will be printed: edited one at a time, each cell checked as it is typed once Finish has refused the row.',
      notFor: 'Read-only lists: `DataTable`. Rows that can all be edited at the same time: `EditableGrid`.',
      keyboard: [
        ['`Alt` `↑` `Alt` `↓`', 'move the row; the focus follows'],
        ['`Enter` on Edit', 'edits the row; the focus moves to its first cell'],
        ['`Tab`', 'goes through the cells of the row'],
        ['`Enter` in a cell', 'saves the row and returns to its Edit button'],
        ['`Esc` in the row', 'reverts the row'],
      ],
      accessibility: [
        'The names of arrows, Edit, Remove, Save and Cancel contain the number of their coupon.',
        'A move is announced: Moved to position 3 of 12. Dragging has the same effect as the arrows.',
      ],
    },
    layout: 'fullscreen',
  },
  render: function CouponRowsStory(args) {
    const [coupons, setCoupons] = useState<readonly JobCoupon[]>(args.coupons);
    const act = (done: WizardAction) => {
      args.onAction(done);
      if (done.type === 'moveRow') setCoupons((rows) => moveCoupon(rows, done.from, done.to));
    };
    return (
      <div style={{ display: 'flex', height: 400, padding: 16 }}>
        <CouponRows {...args} coupons={coupons} onAction={act} />
      </div>
    );
  },
} satisfies Meta<typeof CouponRows>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A row for all mailers of its campaign has no barcode number yet. */
export const InOrder: Story = {
  play: async ({ canvas }) => {
    const table = tableDriver(canvas, 'Barcode rows');
    await expect(table.headings().slice(0, 9)).toEqual([
      'Coupon',
      'Barcode Type',
      'Barcode Expiration',
      'Barcode Offer',
      'Promo Code',
      'Deal Override',
      'Start Date',
      'End Date',
      'Barcode',
    ]);
    await expect(table.cells('Barcode')[0]).toMatch(/^0414025078410012\d$/);
    await expect(table.cells('Barcode')[5]).toBe('0014525078·······');
    await expect(canvas.queryByRole('button', { name: /^Edit/ })).toBeNull();
  },
};

/** Alt and an arrow key move a row, the focus follows, and the move is announced. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = tableDriver(canvas, 'Barcode rows');
    await userEvent.click(table.cell(3, 'Promo Code'));
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}');
    await expect(table.cells('Promo Code').slice(0, 3)).toEqual(['QUILT27', 'QUILT25', 'QUILT26']);
    await expect(table.cell(1, 'Promo Code')).toHaveFocus();
    await expect(canvas.getByText('Moved to position 1 of 6.')).toBeInTheDocument();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{ArrowDown}');
    await expect(table.cells('Promo Code').slice(0, 3)).toEqual(['QUILT25', 'QUILT27', 'QUILT26']);
    await expect(table.cell(3, 'Promo Code')).toHaveFocus();
  },
};

export const Dragged: Story = {
  play: async ({ canvas }) => {
    const table = tableDriver(canvas, 'Barcode rows');
    const row = (place: number) => table.cell(place, 'Coupon').closest('tr') as HTMLElement;
    const grip = row(1).querySelector('[draggable]') as HTMLElement;
    const transfer = new DataTransfer();
    const over = row(4).getBoundingClientRect();
    const event = (type: string, clientY = 0) =>
      new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer, clientY });
    grip.dispatchEvent(event('dragstart'));
    row(4).dispatchEvent(event('dragover', over.bottom - 2));
    await expect(row(4)).toHaveAttribute('data-drop', 'after');
    row(4).dispatchEvent(event('drop', over.bottom - 2));
    await expect(table.cells('Promo Code')).toEqual([
      'QUILT26',
      'QUILT27',
      'QUILT28',
      'QUILT25',
      'QUILT29',
      'QUILT30',
    ]);
    await expect(row(4)).not.toHaveAttribute('data-drop');
  },
};

export const Editable: Story = {
  args: { isEditable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Edit coupon/ })).toHaveLength(6);
    await expect(canvas.getAllByRole('button', { name: /^Remove coupon/ })).toHaveLength(6);
  },
};

export const Editing: Story = {
  args: {
    isEditable: true,
    isLocked: true,
    editing: {
      couponOrder: 2,
      cells: {
        legacyCouponType: '04',
        legacyCouponExpiration: '25100',
        legacyCouponOffer: '977',
        promocode: 'QUILT26',
        dealIdOverride: '90413-B',
        startDate: '2025-03-06',
        endDate: '2025-04-10',
      },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    const table = tableDriver(canvas, 'Barcode rows');
    // Room for rows in a window of 1280 pixels with the menu open.
    const { left } = table.cell(2, 'Coupon').getBoundingClientRect();
    await expect(table.cell(2, 'End Date').getBoundingClientRect().right - left).toBeLessThan(1000);
    await expect(within(table.cell(2, 'Barcode')).getByRole('img')).toHaveAccessibleName(
      /^Barcode 0497725100410013\d$/,
    );
    const calendarButton = canvas.getByRole('button', { name: 'Choose End Date' });
    await userEvent.click(calendarButton);
    await screen.findByRole('dialog', { name: 'Choose End Date' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(calendarButton).toHaveAttribute('aria-expanded', 'false'));
    await expect(args.onAction).not.toHaveBeenCalledWith({ type: 'cancelRow' });
    // The calendar is closed, its button has the focus.
    for (const name of ['Choose End Date', 'Save coupon 2']) {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Escape}');
      await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'cancelRow' });
      args.onAction.mockClear();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save coupon 2' }));
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'saveRow' });
  },
};

export const Empty: Story = {
  args: { coupons: [] },
  play: async ({ canvas }) => {
    await expect(tableDriver(canvas, 'Barcode rows').message()).toBe('[no data]');
  },
};

export const LongTexts: Story = {
  args: {
    isEditable: true,
    coupons: storyCoupons(3).map((row) => ({
      ...row,
      promocode: 'W'.repeat(60),
      orceDealName: 'One yarn, one cut of fabric and one frame at half price, '.repeat(3),
      orceDealDescription: 'One yarn, one cut of fabric and one frame at half price, '.repeat(15),
    })),
  },
};
