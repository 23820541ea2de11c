import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Window',
    options: [
      { value: 'hour', label: '1 Hour' },
      { value: 'day', label: '1 Day' },
      { value: 'year', label: '1 Year' },
    ],
    value: 'hour',
    onChange: fn(),
  },
  parameters: {
    guide: {
      purpose:
        'A selection outside of a form that takes effect at once, such as which part of a report is shown.',
      notFor: 'A value that is saved with others: `RadioField`. Links to other pages: `LinkTabs`.',
      keyboard: [['`↓` `↑` `←` `→`', 'select the next and previous value']],
      accessibility: [
        'A fieldset with the role of a radio group, named by its legend; when disabled, it still shows the selection.',
      ],
    },
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Outside a form: a selection takes effect immediately. */
export const Selected: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Window' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '1 Hour' })).toBeChecked();
    await userEvent.click(canvas.getByText('1 Year'));
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'year' });
  },
};

export const NoneSelected: Story = { args: { value: null } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { value: null, error: 'Choose one', help: 'How far back to look' } };

/** Marked with an asterisk, whose color alone says nothing: the group is announced as required. */
export const Required: Story = {
  args: { value: null, required: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Window' });
    await expect(group).toBeRequired();
    await expect(group.querySelector('.PortalLabel-required')).toBeVisible();
  },
};
