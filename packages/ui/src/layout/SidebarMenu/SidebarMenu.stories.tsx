import type { MenuNode } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { menuFixture, pageIdOf } from './menuFixture.ts';
import { SidebarMenu } from './SidebarMenu.tsx';

const longEntry: MenuNode = {
  pageId: 900,
  pageName: '',
  url: '/Reports/Quarterly',
  external: false,
  icon: '',
  imageUrl: '',
  toolTip: '',
  roles: [],
  children: [],
};

const meta = {
  component: SidebarMenu,
  args: {
    menu: menuFixture,
    LinkComponent: 'a',
    currentPageId: pageIdOf('Mailers'),
    onOpenGroupsChange: fn(),
  },
  parameters: {
    guide: {
      purpose:
        'The pages a user may reach, as the server sends them: 60 entries in groups of groups, of which the current one stays open and marked. Folded with the frame, it shows only the icons of the top level.',
      notFor:
        'A handful of pages of one subject, which are `LinkTabs` above their content. A page that lists what lies below an entry is `MenuColumns`.',
      keyboard: [
        ['`↓` `↑`', 'next and previous visible entry'],
        ['`Home` `End`', 'first and last entry'],
        ['`→`', 'opens a group that is closed'],
        ['`←`', 'closes a group that is open'],
        ['`Enter`', 'follows a link; opens or closes a group'],
      ],
      accessibility: [
        'Navigation named Main menu, of nested lists. It is no ARIA menu: entries are links, which open in a new tab as links do.',
        'The current page has `aria-current`; groups say `aria-expanded` and which list they control.',
        'A group that is a page as well has two stops: the link, and a button named “Subpages of” and the name of the page.',
        'Folded to icons, each entry keeps its name for screen readers and shows it as a tooltip.',
      ],
    },
  },
  argTypes: { menu: { control: false } },
  decorators: [(Story) => <div style={{ width: 232 }}>{Story()}</div>],
} satisfies Meta<typeof SidebarMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CurrentPageInGroup: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mailers' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: 'Reports' })).toHaveAttribute('aria-expanded', 'false');
  },
};

export const GroupsOpenAndClose: Story = {
  args: { currentPageId: null },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reports' }));
    await expect(canvas.getByRole('link', { name: 'Signup Statistics' })).toBeVisible();
    await expect(args.onOpenGroupsChange).toHaveBeenLastCalledWith({
      openGroups: new Set([pageIdOf('Reports')]),
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Reports' }));
    await expect(canvas.queryByRole('link', { name: 'Signup Statistics' })).toBeNull();
  },
};

export const Keyboard: Story = {
  args: { currentPageId: null },
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

/** Developer mode: each entry says which roles it asks for. */
export const WithRoles: Story = { args: { showRoles: true, currentPageId: pageIdOf('Web Site Pages') } };

const square =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';

/** A page shows its image instead of its icon; if the image cannot be loaded, the icon. */
export const WithImages: Story = {
  args: {
    menu: [
      { ...longEntry, pageName: 'Sale', icon: 'chart', imageUrl: square },
      { ...longEntry, pageId: 901, pageName: 'Grants', icon: 'grant', imageUrl: 'data:image/png,broken' },
    ],
    currentPageId: null,
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
    menu: [
      ...menuFixture,
      { ...longEntry, pageName: 'Quarterly store performance and redemption of coupons without mailer code' },
    ],
    currentPageId: 900,
  },
};

export const Empty: Story = { args: { menu: [], currentPageId: null } };
