import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StepIndicator } from './StepIndicator.tsx';

const meta = {
  component: StepIndicator,
  args: { step: 3 },
  parameters: {
    guide: {
      purpose:
        'The current one of five steps and which are done. It is read-only; the steps have their own buttons.',
      notFor:
        'Links to other pages, which are `LinkTabs`; the progress of an operation, which is a `ProgressModal`.',
      accessibility: [
        'An ordered list named Steps; the current one has `aria-current`, and the names of completed ones say so: 1 Job, done.',
      ],
    },
  },
} satisfies Meta<typeof StepIndicator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MiddleStep: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.ariaLabel)).toEqual([
      '1 Job, done',
      '2 Coupons, done',
      '3 Barcode rows',
      '4 Progress',
      '5 Complete',
    ]);
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'step',
      null,
      null,
    ]);
  },
};
export const FirstStep: Story = { args: { step: 1 } };
export const LastStep: Story = { args: { step: 5 } };
export const UnknownStep: Story = { args: { step: null } };
