import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sparkline } from '../../charts/Sparkline/Sparkline.tsx';
import { FigureCard } from './FigureCard.tsx';

const meta = {
  component: FigureCard,
  args: {
    label: 'Signups',
    value: '1,280',
    note: '1,174 in the week before',
    href: '#signups',
    sx: { width: 360 },
  },
  parameters: {
    guide: {
      purpose: 'A figure that people watch, one click from its report.',
      notFor: 'Several figures of one thing, which are a table.',
      accessibility: [
        'An article named by its label, which is the link if there is a report; the chart has its own text.',
      ],
    },
  },
} satisfies Meta<typeof FigureCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Signups' })).toHaveTextContent('1,280');
    await expect(canvas.getByRole('link', { name: 'Signups' })).toHaveAttribute('href', '#signups');
  },
};

export const WithChart: Story = {
  args: {
    chart: (
      <Sparkline label="Signups of the last 14 days, 29 to 61 a day" values={[32, 34, 51, 29, 61, 31]} />
    ),
  },
};

/** The sum of several reports: the links to them are below. */
export const WithoutReport: Story = {
  args: { href: undefined, children: <a href="#parts">Signups of the largest store</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Signups')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Signups' })).toBeNull();
  },
};

export const LongData: Story = {
  args: {
    label: 'W'.repeat(60),
    value: '1,000,000,000',
    note: 'N'.repeat(80),
    sx: { width: 320, overflowWrap: 'anywhere' },
  },
};
