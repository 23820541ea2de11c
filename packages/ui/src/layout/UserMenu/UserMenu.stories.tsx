import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { UserMenu } from './UserMenu.tsx';

const logOut = fn();
const choose = fn();

const meta = {
  component: UserMenu,
  args: {
    userName: 'Dana Whitfield',
    entries: [
      { kind: 'link', label: 'Profile', href: '#profile' },
      { kind: 'link', label: 'About', href: '#about' },
      { kind: 'separator' },
      { kind: 'heading', label: 'Appearance' },
      { kind: 'radio', label: 'Light', checked: false, onSelect: choose },
      { kind: 'radio', label: 'Dark', checked: true, onSelect: fn() },
      { kind: 'separator' },
      { kind: 'action', label: 'Sign out', onSelect: logOut },
      {
        kind: 'action',
        label: 'Sign out everywhere',
        onSelect: fn(),
        disabledReason: 'There is no other session',
      },
    ],
  },
  parameters: {
    guide: {
      purpose:
        'At the right of the header: the signed-in user, with account, appearance, density and logout.',
      notFor:
        'Actions of the page, which are next to its title; entries that all users need daily, which belong in the menu.',
      keyboard: [
        ['`Enter` `Space`', 'open the menu on the button; select an entry'],
        ['`↓` `↑` `Home` `End`', 'move between entries'],
        ['a letter', 'goes to the next entry that begins with it'],
        ['`Esc` `Tab`', 'close the menu and return to the button'],
      ],
      accessibility: [
        'The button has `aria-haspopup` and `aria-expanded`; the menu is named “Menu for” and the name of the user.',
        'Options are `menuitemradio` and `menuitemcheckbox` with their state; a disabled entry says why in its title.',
      ],
    },
  },
  decorators: [
    (Story) => <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 320 }}>{Story()}</div>,
  ],
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Dana Whitfield' });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dana Whitfield' }));
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Menu for Dana Whitfield' })).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '#profile');
    await expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    await expect(screen.getByRole('menuitem', { name: 'Sign out everywhere' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(choose).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Dana Whitfield' })).toHaveFocus());
  },
};

export const LongName: Story = { args: { userName: 'Maximiliana-Alexandra von Hohenstein-Whitfield' } };
