import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkList } from './LinkList.tsx';

const meta = {
  component: LinkList,
  args: {
    label: 'Account',
    links: [
      { label: 'Profile', href: '#profile', note: 'Your name and department' },
      { label: 'Email', href: '#email', note: 'The address messages go to' },
      { label: 'Password', href: '#password', note: 'Change your password' },
    ],
  },
  parameters: {
    guide: {
      purpose:
        'A page of links, such as the reports of another server: one link per line, with an optional note.',
      notFor:
        'The menu, which is a `SidebarMenu`, or an action, which is a button. Data with more than a name and a note is a `DataTable`.',
      accessibility: [
        'A named list, so that the number of links is announced before the first one. The note follows its link and is not part of it.',
      ],
    },
  },
} satisfies Meta<typeof LinkList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithNotes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Account' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Email' })).toHaveAttribute('href', '#email');
  },
};

export const Many: Story = {
  args: {
    label: 'Reports',
    links: Array.from({ length: 60 }, (_link, index) => ({
      label: `Weekly sales by district ${index + 1}`,
      href: `#report-${index}`,
    })),
  },
};

export const Phone: Story = { ...Many, globals: { viewport: { value: 'w390' } } };
