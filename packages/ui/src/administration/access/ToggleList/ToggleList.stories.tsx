import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { inPrintMedia } from '../../../controls/printMediaFixture.ts';
import type { ToggleResult } from '../useToggles.ts';
import { ToggleList, type ToggleListProps } from './ToggleList.tsx';

const items = [
  { name: 'abigail.fairbank', note: 'Abigail Fairbank, Craft Retail', isOn: true },
  { name: 'bianca.velasco', note: 'Bianca Velasco, Quilt House Print and Mail', isOn: false },
  { name: 'carl.care', note: 'Carl Care, Craft Retail', isOn: false },
];
const saved = { ok: true, effect: 'bianca.velasco can now open 2 more pages: Mailers, Add Mailer' } as const;

/** A host that keeps what has been saved, as a query would. */
function Host({ items: first, onToggle, ...rest }: ToggleListProps) {
  const [all, setAll] = useState(first);
  return (
    <div style={{ height: 400, display: 'flex', flexDirection: 'column' }}>
      <ToggleList
        {...rest}
        items={all}
        onToggle={async (change) => {
          const answer = await onToggle(change);
          if (answer.ok)
            setAll((before) =>
              before.map((item) => (item.name === change.name ? { ...item, ...change } : item)),
            );
          return answer;
        }}
      />
    </div>
  );
}

const meta = {
  component: ToggleList,
  render: (args) => <Host {...args} />,
  args: {
    label: 'Users with the role JAS',
    filterLabel: 'Filter users',
    items,
    onToggle: fn(async (): Promise<ToggleResult> => saved),
  },
  parameters: {
    guide: {
      purpose:
        'The users with a role, or the roles of a user. Each change is saved by a call of its own and shows its effect, such as “jdoe can now open 12 more”, with Undo.',
      notFor:
        'Checkboxes that are saved together by Submit: a form, as in `PageRolesModal`. Selecting one item: `ChoiceList`.',
      keyboard: [
        ['`Space`', 'toggles the row; a double press counts once'],
        ['`Tab` after a change', 'goes to its Undo or Retry'],
        ['`Esc` in the box', 'clears the filter'],
      ],
      accessibility: [
        'A named list of native checkboxes, named by user or role; a change being saved is `aria-busy`.',
        'A checkbox always shows the saved state. An error is an alert in the row, with Retry and the name; an effect is a status.',
      ],
    },
  },
} satisfies Meta<typeof ToggleList>;
export default meta;
type Story = StoryObj<typeof meta>;

const name = 'bianca.velasco';

/** A change is saved at once and confirmed in its row, and Undo is the next Tab stop. */
export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const tick = canvas.getByRole('checkbox', { name });
    await userEvent.click(tick);
    await waitFor(() => expect(tick).toBeChecked());
    await expect(args.onToggle).toHaveBeenCalledWith({ name, isOn: true });
    await expect(canvas.getByRole('status')).toHaveTextContent(saved.effect);
    await expect(canvas.getByText('2 of 3 selected')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: `Undo ${name}` })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(tick).not.toBeChecked());
    await expect(args.onToggle).toHaveBeenLastCalledWith({ name, isOn: false });
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

/** Shows the saved value while a change is pending; another click sends nothing. */
export const Saving: Story = {
  args: { onToggle: fn(() => new Promise<ToggleResult>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    const tick = canvas.getByRole('checkbox', { name });
    await userEvent.click(tick);
    await expect(await canvas.findByText('Saving…')).toBeVisible();
    await expect(tick).not.toBeChecked();
    await userEvent.click(tick);
    await expect(args.onToggle).toHaveBeenCalledTimes(1);
  },
};

/** A failed change is reverted, with the reason and Retry. */
export const NotSaved: Story = {
  args: {
    onToggle: fn(async (): Promise<ToggleResult> => ({
      ok: false,
      message: 'The server is busy. Try again.',
    })),
  },
  play: async ({ canvas, userEvent, args }) => {
    const tick = canvas.getByRole('checkbox', { name });
    await userEvent.click(tick);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Not saved. The server is busy. Try again.',
    );
    await expect(tick).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: `Retry ${name}` }));
    await expect(args.onToggle).toHaveBeenLastCalledWith({ name, isOn: true });
  },
};

/** A double click counts once, even when the first click has been saved before the second. */
export const DoubleClick: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const tick = canvas.getByRole('checkbox', { name });
    await userEvent.dblClick(tick);
    await waitFor(() => expect(tick).toBeChecked());
    await userEvent.dblClick(canvas.getByText(/^Carl Care/));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'carl.care' })).toBeChecked());
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
  },
};

/** Filtered by name or note, or to selected rows; a row with a message stays visible. */
export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter users' }), 'QUILT');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selected only' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'abigail.fairbank' }));
    await expect(await canvas.findByRole('button', { name: 'Undo abigail.fairbank' })).toBeVisible();
  },
};

/** On paper: the list without its controls; what hides rows is printed as text. */
export const Printed: Story = {
  play: async ({ canvas, userEvent }) => {
    const filter = canvas.getByRole('searchbox', { name: 'Filter users' });
    const selectedOnly = canvas.getByRole('checkbox', { name: 'Selected only' });
    await userEvent.click(canvas.getByRole('checkbox', { name }));
    const undo = await canvas.findByRole('button', { name: `Undo ${name}` });
    await inPrintMedia(async () => {
      for (const control of [filter, selectedOnly, canvas.getByText('Selected only'), undo])
        await expect(control).not.toBeVisible();
      await expect(canvas.getByText('2 of 3 selected')).toBeVisible();
      await expect(canvas.getByRole('checkbox', { name })).toBeVisible();
    });
    await userEvent.type(filter, 'velasco');
    await userEvent.click(selectedOnly);
    await expect(canvas.getByText('Filter users: velasco')).not.toBeVisible();
    await inPrintMedia(async () => {
      for (const control of [filter, selectedOnly]) await expect(control).not.toBeVisible();
      await expect(canvas.getByText('Filter users: velasco')).toBeVisible();
      await expect(canvas.getByText('Selected only')).toBeVisible();
    });
  },
};

export const Empty: Story = { args: { items: [] } };

export const LongNames: Story = {
  args: {
    items: items.map((item) => ({
      ...item,
      name: `${item.name}.${'x'.repeat(80)}`,
      note: item.note.repeat(9),
    })),
  },
};

/** As many users as the largest installation has; only the visible rows are rendered. */
export const FiveThousandRows: Story = {
  // The same row as above five thousand times: axe and a picture of the whole page would take minutes.
  parameters: { a11y: { test: 'off' }, chromatic: { disableSnapshot: true } },
  args: {
    items: Array.from({ length: 5000 }, (_unused, index) => ({
      name: `user.number${index}`,
      note: 'Craft Retail',
      isOn: index % 3 === 0,
    })),
  },
};
