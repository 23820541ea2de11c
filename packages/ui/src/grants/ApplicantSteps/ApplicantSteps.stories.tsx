import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ApplicantSteps } from './ApplicantSteps.tsx';

const meta = {
  component: ApplicantSteps,
  args: { onPrevious: fn(), onNext: fn() },
} satisfies Meta<typeof ApplicantSteps>;
export default meta;
type Story = StoryObj<typeof ApplicantSteps>;

export const Between: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous applicant' }));
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Next applicant' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const First: Story = {
  args: { onPrevious: null },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Previous applicant' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    button.focus();
    await expect(button).toHaveFocus();
  },
};
