import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Panel } from './Panel.tsx';

const meta = {
  component: Panel,
  args: { title: 'Recent', children: 'Records that you open appear here.' },
  parameters: {
    guide: {
      purpose: 'One of several sections of an overview, such as the home page.',
      notFor: 'The only content of a page, which needs no surface of its own.',
      accessibility: ['A region named by its heading.'],
    },
  },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Recent' })).toHaveTextContent('Records that you open');
  },
};

export const WithNote: Story = { args: { note: '4 campaigns' } };

export const LongTitle: Story = {
  args: { title: 'W'.repeat(90), note: 'N'.repeat(60), sx: { width: 320, overflowWrap: 'anywhere' } },
};
