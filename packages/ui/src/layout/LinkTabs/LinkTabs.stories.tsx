import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkTabs } from './LinkTabs.tsx';

const meta = {
  component: LinkTabs,
  args: {
    label: 'Account',
    current: '#email',
    links: [
      { label: 'Profile', href: '#profile' },
      { label: 'Email', href: '#email' },
      { label: 'Password', href: '#password' },
    ],
  },
  parameters: {
    guide: {
      purpose:
        'Two to six related pages, such as Profile, Email and Password of the account: each has its own URL, so that bookmarks, reload and Back work.',
      notFor:
        'Switching between views of one page without their own URLs. More than six entries belong in the menu.',
      accessibility: [
        'A navigation landmark with links, not ARIA tabs: each is a Tab stop, and nothing is hidden from a screen reader.',
        'The current page has `aria-current` and is marked by a line and font weight, not by color alone.',
      ],
    },
  },
} satisfies Meta<typeof LinkTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneSelected: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Account' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Email');
  },
};

export const NoneSelected: Story = { args: { current: '' } };

export const Phone: Story = {
  args: { links: Array.from({ length: 9 }, (_link, at) => ({ label: `Report ${at + 1}`, href: `#${at}` })) },
  globals: { viewport: { value: 'w390' } },
};
