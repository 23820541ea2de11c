import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ReportFacts } from './ReportFacts.tsx';
import { reportFacts } from './factsOfReport.ts';

const meta = {
  title: 'reports/ReportFacts',
  component: ReportFacts,
  args: {
    label: 'Mailer Summary',
    facts: reportFacts(
      [
        { label: 'Campaign', value: 'Spring quilting 2026 (1204)' },
        { label: 'Non-specific coupons', value: 'not allocated' },
        { label: 'View', value: 'transaction reported once' },
        { label: 'Sale', value: '2026-03-06 to 2026-03-19' },
      ],
      { createdAt: Date.UTC(2026, 3, 2, 14, 5), rowCount: 12, allRowCount: 30 },
    ),
  },
  parameters: {
    guide: {
      purpose:
        'Above the figures and at the head of the printed page: which filters, which view, how many rows, made when. A print without it is worth nothing a week later.',
      notFor: 'Results: sums belong in the totals of the table.',
      accessibility: [
        'A region named What Mailer Summary shows, of terms and values; while it stands, the page prints in landscape and without the controls.',
      ],
    },
  },
} satisfies Meta<typeof ReportFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfACampaign: Story = {
  play: async ({ canvas }) => {
    const facts = within(canvas.getByRole('region', { name: 'What Mailer Summary shows' }));
    await expect(facts.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Campaign',
      'Non-specific coupons',
      'View',
      'Sale',
      'Rows',
      'Created',
    ]);
    await expect(facts.getByText('12 of 30')).toBeVisible();
  },
};

export const LongText: Story = {
  args: { facts: [{ label: 'Campaign', value: `${'W'.repeat(255)} (1204)` }] },
};
