import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { PlaceList, type PlaceItem } from './PlaceList.tsx';

const places: PlaceItem[] = [
  { key: 'page 12', label: 'Signup Statistics', href: '#12', kind: 'Page', detail: 'Reports', starred: true },
  {
    key: 'campaign 1118',
    label: 'Holiday Baking 2026',
    href: '#1118',
    kind: 'Campaign 1118',
    detail: '2026-11-27 to 2026-12-10',
    starred: true,
  },
  { key: 'user 5', label: 'jdoe', href: '#5', kind: 'User', detail: 'Jo Doe', starred: true },
];

const meta = {
  component: PlaceList,
  args: {
    label: 'Favorites',
    places,
    emptyText: 'Star a page or record to keep it here.',
    onStarredChange: fn(),
    sx: { width: 420 },
  },
  parameters: {
    guide: {
      purpose:
        'Pages, views and records to return to: favorites in the order of the user, or those opened last.',
      notFor: 'Links that are equal for all users, which are a `LinkList` or the menu.',
      keyboard: [['`↑` `↓` on a handle', 'moves the place']],
      accessibility: ['A named list. A move is announced with the new position.'],
    },
  },
} satisfies Meta<typeof PlaceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordered: Story = {
  args: { onMove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Move Holiday Baking 2026' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onMove).toHaveBeenCalledWith({ key: 'campaign 1118', from: 1, to: 0 });
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Holiday Baking 2026 moved to position 1 of 3',
    );
    canvas.getByRole('button', { name: 'Move jdoe' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onMove).toHaveBeenCalledTimes(1);
  },
};

/** The last place cannot be moved down; its handle does not take the focus back later. */
export const NotMoved: Story = {
  args: { onMove: fn() },
  render: function Favorites(args) {
    const [rows, setRows] = useState(args.places);
    return <PlaceList {...args} places={rows} onStarredChange={() => setRows([...rows])} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Move jdoe' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onMove).not.toHaveBeenCalled();
    const star = canvas.getByRole('button', { name: 'Favorite: jdoe' });
    await userEvent.click(star);
    await expect(star).toHaveFocus();
  },
};

export const Dragged: Story = {
  args: { onMove: fn() },
  play: async ({ args, canvas }) => {
    const dataTransfer = new DataTransfer();
    await fireEvent.dragStart(canvas.getByRole('button', { name: 'Move Signup Statistics' }), {
      dataTransfer,
    });
    const [, , last] = canvas.getAllByRole('listitem');
    await fireEvent.dragOver(last as HTMLElement, { dataTransfer });
    await expect(last).toHaveAttribute('data-drop');
    await fireEvent.drop(last as HTMLElement, { dataTransfer });
    await expect(args.onMove).toHaveBeenCalledWith({ key: 'page 12', from: 0, to: 2 });
  },
};

export const FixedOrder: Story = {
  args: { label: 'Recent', places: places.map((place) => ({ ...place, starred: false })) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /^Move/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Favorite: jdoe' }));
    await expect(args.onStarredChange).toHaveBeenCalledWith({ key: 'user 5', starred: true });
  },
};

export const Empty: Story = {
  args: { places: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Star a page or record to keep it here.')).toBeVisible();
  },
};

export const LongData: Story = {
  args: {
    places: places.map((place) => ({ ...place, label: 'W'.repeat(120), detail: 'D'.repeat(120) })),
    onMove: fn(),
  },
};

/** The name is whole as long as there is room for it. */
export const LongDetail: Story = {
  args: { places: [{ ...places[0], label: '223544', kind: 'Mailer', detail: 'D'.repeat(120) } as PlaceItem] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '223544' });
    const name = document.createRange();
    name.selectNodeContents(link);
    await expect(link.getBoundingClientRect().width).toBeGreaterThanOrEqual(
      name.getBoundingClientRect().width,
    );
  },
};

export const HostileNames: Story = {
  args: { places: [{ ...places[0], label: '<img src=x onerror=alert(1)>' } as PlaceItem] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
  },
};
