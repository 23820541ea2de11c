import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Footer } from './Footer.tsx';

const meta = {
  component: Footer,
  parameters: {
    guide: {
      purpose: 'In the frame of every page: version, privacy, terms, about.',
      notFor: 'Content of the current page: paging and totals belong to the table.',
      accessibility: ['The content info landmark of the page, with plain links in reading order.'],
    },
    layout: 'fullscreen',
  },
  args: {
    links: [
      { label: 'Privacy', href: '#privacy' },
      { label: 'Terms', href: '#terms' },
    ],
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LinksOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '#privacy');
    await expect(canvas.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '#terms');
  },
};

export const WithNote: Story = { args: { note: 'Version 1.4.0' } };
