import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ApplicantPager } from './ApplicantPager.tsx';

const meta = {
  component: ApplicantPager,
  args: { onPrevious: fn(), onNext: fn() },
  parameters: {
    guide: {
      purpose: 'Reading one application after another in list order, without returning to the list.',
      notFor: 'Pages of a list, which are a `PagingBar`.',
      accessibility: [
        'Buttons named Previous applicant and Next applicant; at both ends the button is only `aria-disabled`, so that it keeps the focus.',
      ],
    },
  },
} satisfies Meta<typeof ApplicantPager>;
export default meta;
type Story = StoryObj<typeof ApplicantPager>;

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
