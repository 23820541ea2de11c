import type { MenuNode } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { menuFixture, pageIdOf } from './menuFixture.ts';
import { SidebarMenu } from './SidebarMenu.tsx';

const longEntry: MenuNode = {
  pageId: 900,
  pageName: '',
  url: '/Reports/Quarterly',
  external: false,
  icon: '',
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
    await expect(canvas.getByRole('button', { name: 'Pages below Campaigns' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Mailers' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Pages below Admin' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
  },
};

/** Developer mode: each entry says which roles it asks for. */
export const WithRoles: Story = { args: { showRoles: true, currentPageId: pageIdOf('Web Site Pages') } };

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
