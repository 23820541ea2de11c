import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { formDriver } from '../../../testing/formDriver.ts';
import { formOf, inForm, sent } from '../inFormFixture.tsx';
import { SwitchField } from './SwitchField.tsx';

const meta = {
  component: SwitchField,
  args: { name: 'isFragile', label: 'Fragile', help: 'Costs $2 more' },
  decorators: [inForm],
  parameters: {
    ...formOf({ isFragile: false }, ({ isFragile }) => ({ isFragile: isFragile ? undefined : 'Must be on' })),
    guide: {
      purpose: 'A setting that is on or off, such as an option of an order.',
      notFor: 'Agreeing to something, or one of several boxes: a `CheckboxField`.',
      keyboard: [['`Space`', 'toggles it']],
      accessibility: ['A switch, whose label is part of the click target; help and error describe it.'],
    },
  },
} satisfies Meta<typeof SwitchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    await userEvent.click(canvas.getByText('Fragile'));
    await expect(canvas.getByRole('switch', { name: 'Fragile' })).toBeChecked();
    await form.submit();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ isFragile: true }));
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    await form.submit();
    await waitFor(() => expect(form.error('Fragile')).toBe('Must be on'));
    await form.fillIn({ Fragile: true });
    await waitFor(() => expect(form.errors()).toEqual({}));
  },
};

export const ReadOnly: Story = { args: { readOnly: true } };
