import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DataTable } from '../../tables/DataTable/DataTable.tsx';
import { PagingBar } from '../../tables/PagingBar/PagingBar.tsx';
import { storeColumns, storeRows } from '../../tables/storeFixture.ts';
import { Footer } from '../Footer/Footer.tsx';
import { SearchButton } from '../SearchButton/SearchButton.tsx';
import { NoticeBanner } from '../NoticeBanner/NoticeBanner.tsx';
import { Page } from '../Page/Page.tsx';
import { menuFixture } from '../SidebarMenu/menuFixture.tsx';
import { SidebarMenu } from '../SidebarMenu/SidebarMenu.tsx';
import { UserMenu } from '../UserMenu/UserMenu.tsx';
import { AppLayout } from './AppLayout.tsx';

const logOut = fn();

const meta = {
  component: AppLayout,
  parameters: {
    guide: {
      purpose:
        'Once, around every page after the login. The app fills its slots: a `SidebarMenu`, a `SearchButton`, a `UserMenu`, a `Footer`, and `NoticeBanner`s for messages to all users.',
      notFor:
        'Pages outside the frame: login and fatal errors are a `CenteredPage`. The screen itself is a `Page` inside it.',
      keyboard: [
        ['`Tab` from the top', 'shows `Skip to content`; `Enter` there skips header and menu'],
        ['`Enter` on the menu button', 'collapses the sidebar to icons; below 900 px opens it over the page'],
        ['`Esc`', 'closes the sidebar that covers the page and returns to the menu button'],
      ],
      accessibility: [
        'Landmarks: banner, breadcrumb, main menu, main, content info. The skip link moves the focus into main without changing the URL.',
        'The menu button has `aria-expanded` and is named Collapse menu or Expand menu.',
        'While the sidebar covers the page, page and footer are inert, and the first entry has the focus.',
        'Notices are in a polite live region that always exists, so that a new notice is announced.',
      ],
    },
    layout: 'fullscreen',
  },
  args: {
    product: { name: 'Customer Service Portal', href: '#home' },
    breadcrumbs: [{ label: 'Campaigns', href: '#campaigns' }],
    purpose: 'Retail stores and their opening days',
    onCollapsedChange: fn(),
    menu: <SidebarMenu items={menuFixture} currentId="Mailers" />,
    search: <SearchButton shortcut="Ctrl K" keyShortcuts="Control+K Meta+K /" onClick={fn()} />,
    tools: (
      <UserMenu
        userName="Dana Whitfield"
        entries={[
          { kind: 'link', label: 'Profile', href: '#profile' },
          { kind: 'separator' },
          { kind: 'heading', label: 'Appearance' },
          { kind: 'radio', label: 'Light', checked: true, onSelect: fn() },
          { kind: 'radio', label: 'Dark', checked: false, onSelect: fn() },
          { kind: 'separator' },
          { kind: 'action', label: 'Sign out', onSelect: logOut },
        ]}
      />
    ),
    footer: (
      <Footer
        note="Version 1.4.0"
        links={[
          { label: 'Privacy', href: '#privacy' },
          { label: 'Terms', href: '#terms' },
        ]}
      />
    ),
    children: (
      <Page title="Stores" count="40 open">
        <DataTable
          label="Stores"
          columns={storeColumns}
          rows={{ status: 'ready', data: storeRows(40), refreshing: false }}
          rowId={(row) => row.storeNumber}
          footer={
            <PagingBar
              paging={{ page: 1, totalPages: 9, rowCount: 850, rowsOnPage: 40 }}
              onPageChange={fn()}
            />
          }
        />
      </Page>
    ),
  },
  argTypes: {
    menu: { control: false },
    search: { control: false },
    notice: { control: false },
    tools: { control: false },
    footer: { control: false },
    children: { control: false },
  },
} satisfies Meta<typeof AppLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Frame: Story = {
  play: async ({ canvas }) => {
    for (const landmark of ['banner', 'main', 'contentinfo']) {
      await expect(canvas.getByRole(landmark)).toBeVisible();
    }
    const breadcrumb = canvas.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(within(breadcrumb).getByRole('link', { name: 'Campaigns' })).toBeVisible();
    await expect(canvas.getByText('Retail stores and their opening days')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** A breadcrumb that is too long ends in an ellipsis, which only inline content has. */
export const LongBreadcrumb: Story = {
  args: {
    breadcrumbs: [
      { label: 'Campaigns', href: '#campaigns' },
      { label: 'Fall Fabric '.repeat(30), href: null },
    ],
  },
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
    await expect(items.map((item) => getComputedStyle(item).display)).toEqual(['inline', 'inline']);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const SkipLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** A narrow sidebar with icons; clicking a group expands it. */
export const Collapsed: Story = {
  args: { defaultCollapsed: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reports' }));
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith({ collapsed: false });
    await expect(canvas.getByRole('link', { name: 'Signup Statistics' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse menu' }));
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith({ collapsed: true });
  },
};

export const UserMenuOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dana Whitfield' }));
    const menu = await screen.findByRole('menu', { name: 'Menu for Dana Whitfield' });
    await waitFor(() => expect(menu).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '#profile');
    await expect(screen.getByRole('menuitemradio', { name: 'Light' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    await expect(logOut).toHaveBeenCalled();
  },
};

/** Below 900 px the menu covers the page until a link is selected, Esc is pressed or the page is clicked. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Expand menu' });
    await expect(canvas.queryByRole('link', { name: 'Home' })).toBeNull();
    await userEvent.click(button);
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Privacy' }).closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: 'Home' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Expand menu' })).toHaveFocus();
  },
};

const laterAction = fn();

export const WithNotice: Story = {
  args: {
    notice: (
      <NoticeBanner
        kind="warning"
        action={{ label: 'Sign in again', onSelect: laterAction }}
        onDismiss={laterAction}
      >
        Your login ends in 4:59.
      </NoticeBanner>
    ),
  },
};
