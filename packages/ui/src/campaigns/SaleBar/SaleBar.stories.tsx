import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SaleBar } from './SaleBar.tsx';

const meta = {
  component: SaleBar,
  args: { today: '2026-06-15', sale: { saleDateBegin: '2026-06-12', saleDateEnd: '2026-06-25' } },
  parameters: {
    guide: {
      purpose:
        'When a sale is, beside its dates in a list: bar and line for today have the same scale in all rows.',
      notFor: 'The dates themselves, which are texts. Progress of a job is a `ProgressLine` or a number.',
      accessibility: [
        'The state is a text for screen readers and the tooltip: “Begins in 5 days”, “Day 4 of 14”, “Ended yesterday”.',
      ],
    },
  },
} satisfies Meta<typeof SaleBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Day 4 of 14')).toHaveTextContent('Day 4 of 14');
  },
};

export const Upcoming: Story = {
  args: { sale: { saleDateBegin: '2026-06-20', saleDateEnd: '2026-07-03' } },
};

export const Ended: Story = {
  args: { sale: { saleDateBegin: '2026-05-20', saleDateEnd: '2026-06-03' } },
};

/** It reaches beyond what the bar shows. */
export const Long: Story = {
  args: { sale: { saleDateBegin: '2026-01-01', saleDateEnd: '2026-12-31' } },
};

export const FarAway: Story = {
  args: { sale: { saleDateBegin: '2025-06-12', saleDateEnd: '2025-06-25' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Ended/)).toBeNull();
  },
};

/** In the details of a campaign. */
export const WithText: Story = {
  args: { showText: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Day 4 of 14')).toBeVisible();
  },
};

export const FarAwayWithText: Story = {
  args: { ...FarAway.args, showText: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Ended 355 days ago')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};
