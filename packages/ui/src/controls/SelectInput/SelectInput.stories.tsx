import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SelectInput } from './SelectInput.tsx';

const meta = {
  component: SelectInput,
  args: {
    'aria-label': 'Company',
    onChange: fn(),
    children: (
      <>
        <option value="JAS">Joann Stores</option>
        <option value="COL">Coleman</option>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: {
    guide: {
      purpose: 'One of several values outside of a form, such as the measure of a chart.',
      notFor:
        'A field of a form, which is a `SelectField` of `fieldsFor`; up to five values, see `RadioGroup`.',
      accessibility: ['A native select. It needs a name: a `LabeledInput` around it, or `aria-label`.'],
    },
  },
} satisfies Meta<typeof SelectInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Company' });
    await userEvent.selectOptions(select, 'Coleman');
    await expect(select).toHaveValue('COL');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { disabled: true, variant: 'readOnly' } };
