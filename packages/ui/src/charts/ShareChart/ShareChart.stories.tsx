import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { channels, manySources, type WeekRow, weeks } from '../chartFixture.ts';
import { ShareChart } from './ShareChart.tsx';

const WeekShares = ShareChart<WeekRow>;

const meta = {
  component: WeekShares,
  args: {
    label: 'Shares of the channels',
    tableLabel: 'Customers',
    rows: { status: 'ready', data: weeks.toReversed(), refreshing: false },
    day: (row) => row.day,
    rowName: (row) => `${row.week} ${row.day}`,
    parts: channels,
  },
  parameters: {
    guide: {
      purpose:
        'How the shares of a whole change over time, such as customers by channel: every date fills the height, and the parts have the order of the table columns.',
      notFor: 'Totals, which a `TimeSeriesChart` shows; a single date, for which the table is enough.',
      accessibility: [
        'Each part is named at its end in text; the tooltip lists the parts with their percentages, and the table below contains them all.',
      ],
    },
  },
} satisfies Meta<typeof WeekShares>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Text messages');
    await waitFor(() => expect(canvasElement.querySelectorAll('.MuiLineChart-area')).toHaveLength(4));
  },
};

/** Each part is announced with its week, percentage and value. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Text messages');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByRole('img', { name: 'FW01 2025-02-02; Direct mail; 51.89% (41,200)' });
  },
};

export const ManyParts: Story = {
  args: { parts: manySources },
  play: async ({ canvas }) => {
    await canvas.findByText('Other (17)');
  },
};

/** The parts of a single day fill the width. */
export const OneDay: Story = {
  args: { rows: { status: 'ready', data: weeks.slice(-1), refreshing: false } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.MuiLineChart-area')).toHaveLength(4));
    // Beside the title, and on the axis.
    await expect(canvas.getAllByText('2025-08-24')).toHaveLength(2);
    for (const area of canvasElement.querySelectorAll('.MuiLineChart-area'))
      await expect(area.getBoundingClientRect().width).toBeGreaterThan(300);
  },
};

export const NoDays: Story = {
  args: { rows: { status: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('No data to chart');
  },
};
