import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { menuFixture } from './menuFixture.tsx';
import { MenuIcon } from './menuIcon.tsx';
import { SidebarMenu } from './SidebarMenu.tsx';

const meta = {
  component: SidebarMenu,
  args: {
    items: menuFixture,
    currentId: 'Mailers',
    onOpenGroupsChange: fn(),
  },
  parameters: {
    guide: {
      purpose:
        'The pages a user can open: 60 entries in nested groups, of which the current one is expanded and marked. When the frame is collapsed, it shows only the top-level icons.',
      notFor:
        'A few related pages, which are `LinkTabs` above their content. A page that lists the descendants of an entry is `MenuCards`.',
      keyboard: [
        ['`↓` `↑`', 'next and previous visible entry'],
        ['`Home` `End`', 'first and last entry'],
        ['`→`', 'expands a collapsed group'],
        ['`←`', 'collapses an expanded group'],
        ['`Enter`', 'follows a link; expands or collapses a group'],
      ],
      accessibility: [
        'A navigation landmark named Main menu, with nested lists. It is not an ARIA menu: entries are links and can be opened in a new tab.',
        'The current page has `aria-current`; groups have `aria-expanded` and `aria-controls`.',
        'A group with a page of its own has two Tab stops: the link, and a button named “Subpages of” and the name of the page.',
        'When collapsed to icons, each entry keeps its name for screen readers and shows it as a tooltip.',
      ],
    },
  },
  argTypes: { items: { control: false } },
  decorators: [(Story) => <div style={{ width: 232 }}>{Story()}</div>],
} satisfies Meta<typeof SidebarMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CurrentPageInGroup: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mailers' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByTitle('Mailers, campaigns and offers')).toHaveAccessibleName('Campaigns');
    await expect(canvas.getByRole('button', { name: 'Reports' })).toHaveAttribute('aria-expanded', 'false');
  },
};

export const GroupsOpenAndClose: Story = {
  args: { currentId: null },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reports' }));
    await expect(canvas.getByRole('link', { name: 'Signup Statistics' })).toBeVisible();
    await expect(args.onOpenGroupsChange).toHaveBeenLastCalledWith({
      openGroups: new Set(['Reports']),
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Reports' }));
    await expect(canvas.queryByRole('link', { name: 'Signup Statistics' })).toBeNull();
  },
};

export const Keyboard: Story = {
  args: { currentId: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Subpages of Campaigns' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Mailers' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Subpages of Admin' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
  },
};

/** The current page is scrolled into view. */
export const LowWindow: Story = {
  args: {
    currentId: 'Web Site Pages',
    defaultOpenGroups: new Set(['Campaigns', 'Reports', 'Customers']),
  },
  decorators: [
    (Story) => (
      <div data-testid="window" style={{ height: 160, overflow: 'auto' }}>
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Web Site Pages/ }).getBoundingClientRect();
    const shown = canvas.getByTestId('window').getBoundingClientRect();
    await expect(link.top).toBeGreaterThanOrEqual(shown.top);
    await expect(link.bottom).toBeLessThanOrEqual(shown.bottom);
  },
};

/** A small text below the label, such as the roles that a page requires. */
export const WithNotes: Story = { args: { currentId: 'Web Site Pages' } };

const square =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';

/** A menu that is data names its icons; an image replaces the icon if it can be loaded. */
export const WithImages: Story = {
  args: {
    items: [
      {
        id: 'sale',
        label: 'Sale',
        href: '/Sale',
        icon: <MenuIcon name="chart" imageUrl={square} label="Sale" />,
      },
      {
        id: 'grants',
        label: 'Grants',
        href: '/Grants',
        icon: <MenuIcon name="grant" imageUrl="data:image/png,broken" label="Grants" />,
      },
    ],
    currentId: null,
  },
  play: async ({ canvas }) => {
    const image = (name: string) => canvas.getByRole('link', { name }).querySelector('img');
    await expect(image('Sale')).toHaveAttribute('src', square);
    await waitFor(() => expect(image('Grants')).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Grants' }).querySelector('svg')).not.toBeNull();
  },
};

export const LongNames: Story = {
  args: {
    items: [
      ...menuFixture,
      {
        id: 'quarterly',
        label: 'Quarterly store performance and redemption of coupons without mailer code',
        href: '/Reports/Quarterly',
      },
    ],
    currentId: 'quarterly',
  },
};

export const Empty: Story = { args: { items: [], currentId: null } };
