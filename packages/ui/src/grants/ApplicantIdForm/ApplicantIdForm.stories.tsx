import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ApplicantIdForm } from './ApplicantIdForm.tsx';

const meta = {
  component: ApplicantIdForm,
  args: { value: '', submitLabel: 'View Application', onSubmit: fn() },
  parameters: {
    guide: {
      purpose: 'Opening applicant 204 directly by number.',
      notFor: 'Searching by name or date, which is done with the filters of the list.',
      accessibility: [
        'Touch screens show a numeric keyboard; invalid input has a message below the field and gets the focus.',
      ],
    },
  },
} satisfies Meta<typeof ApplicantIdForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByLabelText('Applicant ID');
    await userEvent.type(box, ' 204 {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ id: '204' });
    await expect(box).toHaveValue(' 204 ');
  },
};

/** An invalid ID is reported at the field; it is kept, and nothing is requested. */
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByLabelText('Applicant ID');
    await userEvent.click(canvas.getByRole('button', { name: 'View Application' }));
    await expect(box).toHaveAccessibleDescription('Enter an applicant ID.');
    await userEvent.type(box, '-12{Enter}');
    await expect(box).toHaveAccessibleDescription('An applicant ID contains only digits.');
    await expect(box).toHaveValue('-12');
    await expect(box).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Filled: Story = { args: { value: '204', submitLabel: 'Load Data for Selected Applicant' } };
