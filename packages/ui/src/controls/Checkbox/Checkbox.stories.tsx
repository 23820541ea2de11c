import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  component: Checkbox,
  args: { label: 'Show inherited roles', onChange: fn() },
  parameters: {
    guide: {
      purpose: 'Something that is on or off, outside of a form.',
      notFor: 'A field of a form, which is a `CheckboxField` of `fieldsFor`.',
      keyboard: [['`Space`', 'toggles it']],
      accessibility: ['A native checkbox. It needs a name: `label`, `aria-label`, or a `label` element.'],
    },
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Show inherited roles' });
    await userEvent.click(checkbox);
    await expect(checkbox).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(checkbox).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const Invalid: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
