import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextArea, TextInput } from './TextInput.tsx';

const meta = {
  component: TextInput,
  args: { 'aria-label': 'Store', defaultValue: 'Lakewood' },
  parameters: {
    guide: {
      purpose: 'Text outside of a form, such as the filter above a list. `TextArea` has several lines.',
      notFor: 'A field of a form, which is a `TextField` of `fieldsFor`.',
      accessibility: ['It needs a name: a `LabeledInput` around it, or `aria-label`.'],
    },
  },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Store' });
    await userEvent.type(input, ' 7');
    await expect(input).toHaveValue('Lakewood 7');
  },
};

export const Empty: Story = { args: { defaultValue: '', placeholder: 'Filter stores' } };

export const Invalid: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { disabled: true } };

/** The text stays readable and can be selected. */
export const ReadOnly: Story = {
  args: { variant: 'readOnly', readOnly: true },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Store' });
    await userEvent.type(input, ' 7');
    await expect(input).toHaveValue('Lakewood');
  },
};

export const MultiLine: Story = {
  render: ({ defaultValue }) => <TextArea aria-label="Notes" defaultValue={defaultValue} rows={3} />,
};
