import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { menuFixture } from '../SidebarMenu/menuFixture.tsx';
import type { NavigationItem } from '../SidebarMenu/NavigationItem.ts';
import { MenuCards } from './MenuCards.tsx';

const meta = {
  component: MenuCards,
  args: { items: menuFixture },
  parameters: {
    guide: {
      purpose:
        'The landing page of a menu group, such as `/Admin`: all pages below the group, from the same tree as the menu, so that there is no second list to maintain.',
      notFor: 'Links that are not in the menu, which are a `LinkList`.',
      accessibility: [
        'Nested lists: a screen reader announces how many pages a group has. The name of a group is a heading.',
        'Pages of other sites are ordinary links with an icon; a group without a page of its own is text.',
      ],
    },
  },
  argTypes: { items: { control: false } },
} satisfies Meta<typeof MenuCards>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Groups with and without a page of their own, a third level and an external link. */
export const Groups: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Campaigns' })).toHaveAttribute('href', '/Campaigns');
    await expect(canvas.queryByRole('link', { name: 'Reports' })).toBeNull();
    await expect(canvas.getByText('Reports')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Customer Channel Report' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Postal rates' })).toHaveAttribute('rel', 'noreferrer');
    await expect(canvas.getByText('Opens another site')).toBeVisible();
  },
};

export const WithNotes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Administer, Programmer, Developer')).toBeVisible();
  },
};

const many = Array.from({ length: 12 }, (_group, group) => ({
  id: `${group}`,
  label: `Region ${group + 1}`,
  children: Array.from({ length: 14 }, (_page, page): NavigationItem => ({
    id: `${group}.${page}`,
    label: `Store sales and redemptions, district ${group + 1}.${page + 1}`,
    href: `/Reports/District?d=${group}.${page}`,
  })),
}));

/** Several columns, even without groups. */
export const HundredsOfPages: Story = {
  args: { items: many.flatMap(({ children }) => children) },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    const columns = new Set(links.map((link) => link.getBoundingClientRect().left));
    await expect(columns.size).toBeGreaterThan(2);
  },
};

export const HundredsInGroups: Story = { args: { items: many } };

export const Phone: Story = { ...HundredsInGroups, globals: { viewport: { value: 'w390' } } };
