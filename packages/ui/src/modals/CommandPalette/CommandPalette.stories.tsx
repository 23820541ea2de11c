import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { CommandPalette } from './CommandPalette.tsx';

const groups = [
  {
    label: 'Actions',
    options: [{ key: 'add', label: 'Add campaign', detail: 'Campaign Update' }],
  },
  {
    label: 'Records',
    options: [
      { key: '1118', label: 'Holiday Baking 2026', detail: 'Campaign 1118 · 2026-11-27 to 2026-12-10' },
      {
        key: 'jdoe',
        label: 'Terminate jdoe',
        detail: 'User',
        disabledReason: "You can't terminate your own account",
      },
      { key: 'home', label: 'Dark', detail: 'Appearance', hint: 'D' },
    ],
  },
];

const meta = {
  component: CommandPalette,
  args: { query: 'a', groups, onQueryChange: fn(), onSelect: fn(), onClose: fn() },
  argTypes: { query: { control: false } },
  render: function Typed(args) {
    const [query, setQuery] = useState(args.query);
    return <CommandPalette {...args} query={query} onQueryChange={(change) => setQuery(change.query)} />;
  },
  parameters: {
    docs: { story: { inline: false, height: '480' } },
    guide: {
      purpose: 'Opens any page or record, or does something, by a few typed letters.',
      notFor: 'Filtering the rows of a list, which has filters of its own.',
      keyboard: [
        ['`↓` `↑`', 'selects the next or previous result, around the ends'],
        ['`Enter`', 'opens it'],
        ['`Esc`', 'closes'],
      ],
      accessibility: [
        'A combobox with a list: the focus stays in the box, the selected result is its active descendant. The number of results is announced.',
      ],
    },
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = () => screen.findByRole('combobox', { name: 'Search pages, records and actions' });
const selected = () => screen.getByRole('option', { selected: true });

export const Results: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await box()).toHaveFocus();
    await expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Actions',
      'Records',
    ]);
    await expect(screen.getByRole('status')).toHaveTextContent('4 results');
    await userEvent.keyboard('{ArrowDown}');
    await expect(selected()).toHaveTextContent('Holiday Baking 2026');
    await expect(await box()).toHaveAttribute('aria-activedescendant', selected().id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith({ key: '1118' });
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(selected()).toHaveTextContent('Dark');
  },
};

export const TypingSelectsFirst: Story = {
  play: async ({ userEvent }) => {
    await box();
    await userEvent.keyboard('{ArrowDown}d');
    await expect(selected()).toHaveTextContent('Add campaign');
  },
};

export const DisabledIsNotSelected: Story = {
  play: async ({ args, userEvent }) => {
    await box();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(selected()).toHaveTextContent("You can't terminate your own account");
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('option', { name: /^Add campaign/ }));
    await expect(args.onSelect).toHaveBeenCalledWith({ key: 'add' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Searching: Story = {
  args: { groups: [], searching: true },
  play: async () => {
    await expect(await screen.findByText('Searching…')).toBeVisible();
  },
};

export const NoResults: Story = {
  args: { groups: [] },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('No matches');
  },
};

export const Failed: Story = {
  args: { failure: 'Records could not be searched.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Records could not be searched.');
  },
};

/** What was not searched may match, so it is not said that nothing does. */
export const FailedWithoutResults: Story = {
  args: { ...Failed.args, groups: [] },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Records could not be searched.');
    await expect(screen.queryByText('No matches')).toBeNull();
  },
};

export const LongData: Story = {
  args: {
    groups: [
      {
        label: 'Records',
        options: Array.from({ length: 60 }, (_option, index) => ({
          key: String(index),
          label: `${index} ${'W'.repeat(80)}`,
          detail: '<img src=x onerror=alert(1)>'.repeat(4),
        })),
      },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'w390' } } };
