import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import type { MenuEntry } from './MenuEntry.ts';
import { type MenuOptions, useMenu } from './useMenu.tsx';

const onEdit = fn();
const onDelete = fn();
const onToggle = fn();

/** A menu, opened by its button, by the hook `useMenu`. */
function MenuButton(options: MenuOptions) {
  const { menu, buttonProps } = useMenu(options);
  return (
    <>
      <Button {...buttonProps}>Actions</Button>
      {menu}
    </>
  );
}

const meta = {
  title: 'controls/PopupMenu',
  component: MenuButton,
  args: {
    label: 'Actions of jdoe',
    entries: [
      { kind: 'heading', label: 'User' },
      { kind: 'action', label: 'Edit', onSelect: onEdit },
      { kind: 'link', label: 'View access', href: '#/Admin/ViewUserAccess' },
      { kind: 'checkbox', label: 'Show inactive', checked: true, onToggle },
      { kind: 'radio', label: 'Sort by name', checked: true, onSelect: fn() },
      { kind: 'separator' },
      { kind: 'action', label: 'Terminate', onSelect: onDelete, destructive: true },
      { kind: 'action', label: 'Merge', onSelect: onDelete, disabledReason: 'Choose two users first' },
    ],
  },
  parameters: {
    docs: { story: { inline: false, height: '320' } },
    guide: {
      purpose: 'Actions for one object, such as a row, that are too many or too rare for buttons.',
      notFor:
        'One value of several, which is a `SelectInput`; the pages of an app, which are a `SidebarMenu`.',
      keyboard: [
        ['`↓` `↑`', 'move to the next and previous entry'],
        ['`Esc`', 'closes it; the focus returns to the button'],
      ],
      accessibility: [
        'Role menu, named by its label; the button has `aria-haspopup` and `aria-expanded`.',
        'Its code is loaded and it is rendered, hidden, when the button is hovered or focused.',
      ],
    },
  },
} satisfies Meta<typeof MenuButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An action closes the menu; a checkbox item leaves it open. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.click(button);
    const menu = within(await screen.findByRole('menu', { name: 'Actions of jdoe' }));
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Show inactive' }));
    await expect(onToggle).toHaveBeenCalledOnce();
    const merge = menu.getByRole('menuitem', { name: 'Merge' });
    await expect(merge).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(within(merge).getByText('Choose two users first')).toBeVisible());
    await userEvent.click(menu.getByRole('menuitem', { name: 'Edit' }));
    await expect(onEdit).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** An entry that moves while the menu opens would lose a quick click. */
export const OpensAtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const entry = await screen.findByRole('menuitem', { name: 'Merge' });
    const { top } = entry.getBoundingClientRect();
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    await expect(entry.getBoundingClientRect().top).toBe(top);
  },
};

/** The arrow keys reach a disabled action, which says why and does nothing. */
export const DisabledAction: Story = {
  args: {
    entries: [
      { kind: 'action', label: 'Edit', onSelect: onEdit },
      { kind: 'action', label: 'Merge', onSelect: onDelete, disabledReason: 'Choose two users first' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const menu = within(await screen.findByRole('menu'));
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const merge = menu.getByRole('menuitem', { name: 'Merge' });
    await expect(merge).toHaveFocus();
    await expect(merge).toHaveAccessibleDescription('Choose two users first');
    await userEvent.keyboard('{Enter} ');
    await expect(onDelete).not.toHaveBeenCalled();
    await expect(merge).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(menu.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await screen.findByRole('menu');
  },
};

/** An entry that has the focus keeps it when others are added before it. */
export const EntriesAdded: Story = {
  render: function EntriesAdded(args) {
    const [views, setViews] = useState<string[]>([]);
    return (
      <MenuButton
        {...args}
        entries={[
          ...views.map((label): MenuEntry => ({ kind: 'radio', label, checked: false, onSelect: fn() })),
          {
            kind: 'checkbox',
            label: 'Show shared',
            checked: views.length > 0,
            onToggle: () => setViews(['Spring', 'Fall']),
          },
        ]}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const entry = await screen.findByRole('menuitemcheckbox', { name: 'Show shared' });
    await waitFor(() => expect(entry).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitemradio', { name: 'Spring' })).toBeVisible();
    await expect(entry).toHaveFocus();
    await expect(entry).toHaveTextContent('Show shared');
  },
};
