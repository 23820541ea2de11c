import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { formatPercent } from '@portal/domain';
import { type StoreRow, storeRows } from '../../tables/storeFixture.ts';
import { type ChartMeasure, RankedBarChart } from './RankedBarChart.tsx';

const StoreBars = RankedBarChart<StoreRow>;
const growth: ChartMeasure<StoreRow> = {
  id: 'growth',
  label: 'Growth',
  value: (row) => row.growth,
  format: formatPercent,
};

const meta = {
  component: StoreBars,
  args: {
    label: 'Stores',
    tableLabel: 'Stores',
    rows: { status: 'ready', data: storeRows(12), refreshing: false },
    rowId: (row) => row.storeNumber,
    rowName: (row) => row.name,
    measures: [{ id: 'customers', label: 'Customers', value: (row) => row.customers }, growth],
  },
  parameters: {
    guide: {
      purpose:
        'Shows which stores or mailers stand out: one bar per row with its value at the end, the largest first. Another measure is selected above it.',
      notFor:
        'Values over time: `TimeSeriesChart`. Thousands of rows: only the hundred largest are drawn, and a note says so.',
      keyboard: [
        ['`Tab`', 'goes to Measure and to Hide chart'],
        ['`↓` `↑` in Measure', 'select another measure'],
      ],
      accessibility: [
        'Names and values are text next to the bars, not only in a tooltip.',
        'The measure is a labeled select; the bars follow the table when it is filtered.',
      ],
    },
  },
} satisfies Meta<typeof StoreBars>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the first measure by default; negative bars point the other way. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('.MuiBarChart-element').length).toBeGreaterThan(8),
    );
    await userEvent.selectOptions(canvas.getByLabelText('Measure'), 'Growth');
    await waitFor(() => expect(canvas.getAllByText(/%$/).length).toBeGreaterThan(8));
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('.MuiBarChart-element').length).toBeGreaterThan(8),
    );
    canvas.getByRole('button', { name: 'Hide chart' }).focus();
    await userEvent.tab(); // the menu
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await canvas.findByRole('img', { name: 'Elyria Main St; Customers; 237,570' });
  },
};

/** Only the largest are drawn, and a note says so. */
export const ManyRows: Story = {
  args: { rows: { status: 'ready', data: storeRows(2_000), refreshing: false } },
  play: async ({ canvas }) => {
    await canvas.findByText(/Showing 100 of 2,000/);
  },
};

export const OneRow: Story = {
  args: { rows: { status: 'ready', data: storeRows(2).slice(1), refreshing: false } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.MuiBarChart-element')).toHaveLength(1));
  },
};

export const NoRows: Story = {
  args: { rows: { status: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('No data to chart');
  },
};

/** Rows without a value for the measure: another one can be selected. */
export const NoValues: Story = {
  args: { measures: [{ id: 'customers', label: 'Customers', value: () => null }, growth] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No data to chart');
    await userEvent.selectOptions(canvas.getByLabelText('Measure'), 'Growth');
    await waitFor(() => expect(canvas.getAllByText(/%$/).length).toBeGreaterThan(8));
  },
};
