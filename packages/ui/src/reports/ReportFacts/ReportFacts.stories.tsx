import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Page } from '../../layout/Page/Page.tsx';
import { PrintedReportFacts, ReportFacts } from './ReportFacts.tsx';
import { createReportFacts } from './facts.ts';

const meta = {
  title: 'reports/ReportFacts',
  component: ReportFacts,
  args: {
    label: 'Mailer Summary',
    facts: createReportFacts(
      [
        { label: 'Campaign', value: 'Spring quilting 2026 (1204)' },
        { label: 'Nonspecific coupons not allocated', value: '' },
        { label: 'View', value: 'transaction reported once' },
        { label: 'Sale', value: '2026-03-06 to 2026-03-19' },
      ],
      { createdAtMs: Date.UTC(2026, 3, 2, 14, 5), rowCount: 12, allRowCount: 30 },
    ),
  },
  parameters: {
    guide: {
      purpose:
        'Next to the title or above the figures, and at the top of the printed page: filters, view, row count and creation time.',
      notFor: 'Results: sums belong in the totals of the table.',
      accessibility: ['A region named “Mailer Summary: report details”, of terms and values.'],
    },
  },
} satisfies Meta<typeof ReportFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Campaign: Story = {
  play: async ({ canvas }) => {
    const facts = within(canvas.getByRole('region', { name: 'Mailer Summary: report details' }));
    await expect(facts.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Campaign',
      'Nonspecific coupons not allocated',
      'View',
      'Sale',
      'Rows',
      'As of',
    ]);
    await expect(facts.getByText('12 of 30')).toBeVisible();
  },
};

/** What is not known yet has its place already, so that nothing moves when the report has been loaded. */
export const Loading: Story = {
  args: { facts: createReportFacts([{ label: 'Store', value: 'All' }], null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Store')).toBeVisible();
    for (const name of ['Rows', 'As of']) await expect(canvas.getByText(name)).not.toBeVisible();
    await expect(canvas.getAllByRole('term')).toHaveLength(1);
  },
};

/** In a wide window the facts are next to the title and take no height from the table. */
export const NextToTitle: Story = {
  render: (args) => <Page title="Mailer Summary" count={<ReportFacts {...args} />} />,
};

/** On paper only, for lists whose filters say the same on the screen. */
export const OnPaper: Story = {
  render: ({ label, facts }) => <PrintedReportFacts label={label} createFacts={() => facts} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    window.dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(canvas.getByText('2026-03-06 to 2026-03-19')).toBeInTheDocument());
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};

export const LongText: Story = {
  args: { facts: [{ label: 'Campaign', value: `${'W'.repeat(255)} (1204)` }] },
};
