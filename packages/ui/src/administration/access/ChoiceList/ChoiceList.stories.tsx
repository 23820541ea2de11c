import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ChoiceList } from './ChoiceList.tsx';

const meta = {
  component: ChoiceList,
  decorators: [
    (Story) => (
      <div style={{ width: 320, height: 320, display: 'flex', flexDirection: 'column' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Users',
    choices: [
      { name: 'anna.admin', note: 'Anna Admin' },
      { name: 'carl.care', note: 'Carl Care' },
      { name: 'mark.marketing', note: 'Mark Marketing' },
    ],
    selectedName: null,
    onSelect: fn(),
    filterLabel: 'Filter users',
  },
  parameters: {
    guide: {
      purpose:
        'The left of two panes: one role out of 40 or one user out of 250 is selected to see its details at the right. A filter searches names and notes.',
      notFor:
        'A field of a form, which is a `SelectField`; selecting several items, which is a `ToggleList`; pages, which are a `PageTree`.',
      keyboard: [
        ['`Tab`', 'focuses the last visited item, or else the selected one'],
        ['`↓` `↑` `Home` `End`', 'move between items'],
        ['`Enter` `Space`', 'select the item, or clear the selection'],
        ['`Esc` in the box', 'clears the filter; a dialog around it stays open'],
      ],
      accessibility: [
        'A listbox of options with `aria-selected`; moving the focus does not select, so that a screen reader can read the list first.',
        'The note is part of the name of its option.',
      ],
    },
  },
} satisfies Meta<typeof ChoiceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneSelected: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('option', { name: /carl\.care/ }));
    await expect(args.onSelect).toHaveBeenCalledWith({ name: 'carl.care' });
  },
};

/** Selecting an item again clears the selection. */
export const Selected: Story = {
  args: { selectedName: 'carl.care' },
  play: async ({ canvas, userEvent, args }) => {
    const option = canvas.getByRole('option', { selected: true });
    await expect(option).toHaveTextContent('carl.care');
    await userEvent.click(option);
    await expect(args.onSelect).toHaveBeenCalledWith({ name: null });
  },
};

/** A single Tab stop; arrows, Home and End move, Enter and Space select. */
/** The list scrolls to a choice that comes from elsewhere, such as from a link. */
export const SelectedFarBelow: Story = {
  args: {
    choices: Array.from({ length: 200 }, (_unused, index) => ({ name: `user${index}` })),
    selectedName: 'user170',
  },
  play: async ({ canvas }) => {
    const option = await canvas.findByRole('option', { selected: true });
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    await waitFor(() => expect(option.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom));
  },
};

export const Keyboard: Story = {
  args: { selectedName: 'carl.care' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('option', { name: /carl/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ name: 'mark.marketing' });
    await userEvent.keyboard('{Home} ');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ name: 'anna.admin' });
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(canvas.getByRole('option', { name: /mark/ })).toHaveFocus();
  },
};

export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'CARE');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await userEvent.type(canvas.getByRole('searchbox'), 'x');
    await expect(canvas.getByText('No Data Available')).toBeVisible();
  },
};

export const WithoutFilter: Story = { args: { filterLabel: undefined } };

export const LongNames: Story = {
  args: { choices: [{ name: 'a'.repeat(120), note: 'A very long name of a person who has many names' }] },
};
