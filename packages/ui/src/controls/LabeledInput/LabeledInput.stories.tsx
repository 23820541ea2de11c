import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextInput } from '../TextInput/TextInput.tsx';
import { LabeledInput } from './LabeledInput.tsx';

const meta = {
  component: LabeledInput,
  args: { label: 'Applicant ID', children: (input) => <TextInput {...input} /> },
  argTypes: { children: { control: false } },
  parameters: {
    guide: {
      purpose: 'Label, help and error around an input that is not a field of a form.',
      notFor: 'A field of a form: those of `fieldsFor` have their label already.',
      accessibility: [
        'The label is connected by `for`, help and error by `aria-describedby`; an error sets `aria-invalid`.',
      ],
    },
  },
} satisfies Meta<typeof LabeledInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Applicant ID' });
    await expect(input).toBeValid();
    await expect(input).not.toHaveAttribute('aria-describedby');
  },
};

export const WithHelp: Story = {
  args: { help: 'Six digits' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Six digits');
  },
};

export const Invalid: Story = {
  args: { help: 'Six digits', error: 'This applicant does not exist' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Applicant ID' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('This applicant does not exist Six digits');
    await expect(canvas.getByText('Applicant ID').childElementCount).toBe(0); // no asterisk: it is optional
  },
};
