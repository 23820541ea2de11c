import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AttentionList } from './AttentionList.tsx';

const meta = {
  component: AttentionList,
  args: {
    label: 'Needs attention',
    items: [
      {
        key: 'job',
        tone: 'error',
        label: '1 job failed',
        href: '#jobs',
        links: [{ label: 'Holiday coupons', href: '#job-41', title: 'No mailers found' }],
      },
      {
        key: 'campaign',
        tone: 'warning',
        label: 'Holiday Baking 2026',
        href: '#campaign-1118',
        note: 'Begins in 3 days',
        problems: ['No cost per piece', 'No mailers in range 2'],
      },
      { key: 'mailers', tone: 'info', label: '12 mailers without a campaign' },
    ],
  },
  parameters: {
    guide: {
      purpose: 'A short list of things to look after, each one click away.',
      notFor: 'Messages about what the user has just done, which are notifications.',
      accessibility: ['A named list. The tone is an icon and words, not color alone.'],
    },
  },
} satisfies Meta<typeof AttentionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Holiday Baking 2026' })).toHaveAttribute(
      'href',
      '#campaign-1118',
    );
    await expect(canvas.getByText('No mailers in range 2')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /12 mailers/ })).toBeNull();
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Nothing needs attention.');
  },
};

export const LongData: Story = {
  args: {
    items: [
      {
        key: 'long',
        tone: 'warning',
        label: 'W'.repeat(200),
        href: '#long',
        note: 'Begins in 14 days',
        problems: Array.from({ length: 4 }, (_problem, index) => `${index} ${'P'.repeat(60)}`),
      },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'w390' } } };
