import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { About } from './About.tsx';

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="20" fill="#1b5faa"/><circle cx="48" cy="48" r="26" fill="none" stroke="#fff" stroke-width="6"/></svg>',
)}`;

const meta = {
  component: About,
  parameters: {
    guide: {
      purpose: 'The page that support asks users for: product, version and logo.',
      notFor: 'News and release notes; the version that all users see is in the `Footer`.',
      accessibility: [
        'The logo has a text alternative, the product name and “logo”; the version is text that can be selected.',
      ],
    },
    layout: 'fullscreen',
  },
  args: { title: 'Customer Service Portal', version: '1.00', logo },
} satisfies Meta<typeof About>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Customer Service Portal');
    await expect(canvas.getByText('Version 1.00')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Customer Service Portal logo' })).toBeVisible();
  },
};

export const Phone: Story = { ...Product, globals: { viewport: { value: 'w390' } } };
