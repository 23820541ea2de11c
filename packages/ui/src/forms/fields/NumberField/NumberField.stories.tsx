import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { formDriver } from '../../../testing/formDriver.ts';
import { formOf, inForm, sent } from '../inFormFixture.tsx';
import { NumberField } from './NumberField.tsx';

interface Values extends Record<string, unknown> {
  quantity: number | null;
}

const rules = ({ quantity }: Values) => ({
  quantity: quantity === null || quantity >= 1 ? undefined : 'Quantity must be a whole number, 1 or greater',
});

const meta = {
  component: NumberField,
  args: { name: 'quantity', label: 'Quantity', min: 1 },
  decorators: [inForm],
  parameters: {
    ...formOf<Values>({ quantity: 1 }, rules),
    guide: {
      purpose:
        'A quantity, a price, a percentage: a number in the schema. An empty field is `null`, and invalid input never counts as empty.',
      notFor:
        'Digits that are not a number: mailer codes, phone numbers and five-digit date codes keep their leading zeros in a `TextField`.',
      keyboard: [['`↑` `↓`', 'change the value by `step` between `min` and `max`']],
      accessibility: [
        'The browser’s spin button with a label; scrolling over the focused field does not change its number.',
      ],
    },
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    await form.fillIn({ Quantity: 182_500 });
    await form.submit();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ quantity: 182_500 }));
  },
};

/** An empty field is `null`, not 0. */
export const Cleared: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    await form.fillIn({ Quantity: '' });
    await form.submit();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ quantity: null }));
  },
};

export const TooSmall: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    await form.fillIn({ Quantity: 0 });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(form.error('Quantity')).toBe('Quantity must be a whole number, 1 or greater'));
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** The browser accepts every fraction; the form validates it. */
export const Fraction: Story = {
  args: { label: 'Cost per piece', step: 'any' },
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    await form.fillIn({ 'Cost per piece': '1.25' });
    await form.submit();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ quantity: 1.25 }));
  },
};

/** The mouse wheel changes neither the number nor the scroll position while the field has the focus. */
export const IgnoresWheel: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Quantity' });
    await userEvent.click(input);
    const wheel = new WheelEvent('wheel', { deltaY: 120, bubbles: true, cancelable: true });
    input.dispatchEvent(wheel);
    await expect(wheel.defaultPrevented).toBe(true);
  },
};

export const WithUnit: Story = {
  args: { label: 'Weight', unit: 'kg' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Weight' })).toHaveAccessibleDescription('kg');
  },
};

export const ReadOnly: Story = { args: { readOnly: true } };
