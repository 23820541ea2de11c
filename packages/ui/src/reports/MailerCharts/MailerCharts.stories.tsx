import type { DateDetailRow, MailerSummaryRow, StoreDetailRow } from '@portal/domain/reports';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DateDetailChart, MailerSummaryChart, StoreDetailChart } from './MailerCharts.tsx';

const meta = {
  title: 'reports/MailerCharts',
  parameters: {
    guide: {
      purpose:
        'The charts of the mailer reports: by mailer code, by store, by date, each next to its table and drawn from the same rows.',
      notFor: 'Other reports, which use `RankedBarChart` and `TimeSeriesChart`.',
      accessibility: [
        'Each names its table; results without a store are omitted in the chart by store and stay in the table.',
      ],
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const mailers = ['410001', '410002', '410003'].map(
  (mailerCode, index) =>
    ({ mailerCode, roi: 67.34 - 60 * index, quantity: 1000, ttlResponses: 42 - index }) as MailerSummaryRow,
);

export const ByMailerCode: Story = {
  render: () => (
    <MailerSummaryChart
      tableLabel="Mailer Summary"
      shown
      rows={{ status: 'ready', data: mailers, refreshing: false }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('−52.66%')).toBeInTheDocument());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Measure' }), 'Resp %');
    await waitFor(() => expect(canvas.getByText('4.20%')).toBeInTheDocument());
  },
};

const stores = Array.from(
  { length: 150 },
  (_row, store) => ({ store, responses: 150 - store, ttlPurchaseAmount: 42.18 }) as StoreDetailRow,
);

/** Only the largest stores are drawn; the table has all of them. */
export const ByStore: Story = {
  render: () => (
    <StoreDetailChart
      tableLabel="Mailer Details by Store"
      shown
      rows={{ status: 'ready', data: stores, refreshing: false }}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('148')).toBeInTheDocument());
    await expect(canvas.getByText(/Showing 100 of 149/)).toBeVisible();
  },
};

const days = Array.from(
  { length: 12 },
  (_row, index) =>
    ({
      responseDate: `2026-03-${String(6 + index).padStart(2, '0')}T00:00:00`,
      responses: 60 - 4 * index,
      ttlPurchases: 50 - 4 * index,
    }) as DateDetailRow,
);

export const ByDate: Story = {
  render: () => (
    <DateDetailChart
      tableLabel="Mailer Details by Date"
      shown
      rows={{ status: 'ready', data: days, refreshing: false }}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Purchases')).toBeInTheDocument());
  },
};
