import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../../controls/Button/Button.tsx';
import { Checkbox } from '../../../controls/Checkbox/Checkbox.tsx';
import { inPrintMedia } from '../../../controls/printMediaFixture.ts';
import { UserPicker } from '../UserPicker/UserPicker.tsx';
import { ChoiceList } from '../ChoiceList/ChoiceList.tsx';
import { FilterBox } from '../FilterBox.tsx';
import { PaneHeader, PaneHint, Panes, PaneStack } from './Panes.tsx';

const roles = ['Administer', 'Coleman', 'JAS', 'MSC'].map((name) => ({ name }));

const meta = {
  component: Panes,
  decorators: [
    (Story) => (
      <div style={{ height: 320, display: 'flex', flexDirection: 'column' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    master: <ChoiceList label="Roles" choices={roles} selectedName="JAS" onSelect={() => {}} />,
    children: (
      <>
        <PaneHeader title="Users with the role JAS" count="159 users" />
        <PaneHint>Nothing has been chosen yet.</PaneHint>
      </>
    ),
  },
  parameters: {
    guide: {
      purpose:
        'Administration screens with a selection and its details: users at the left, the permissions of the selected one at the right, each with its own scrollbar.',
      notFor:
        'Forms, whose columns the form lays out; a list with small panels beside it, which is a `SidePanels`.',
      accessibility: [
        'The selection comes before its details in reading order, also when they are stacked. `PaneHeader` gives each pane a heading of level 2.',
      ],
    },
  },
} satisfies Meta<typeof Panes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    await expect(canvas.getByRole('heading').getBoundingClientRect().left).toBeGreaterThan(list.right);
  },
};

/** Two lists below each other, the first with a filter. */
export const Stacked: Story = {
  render: function StackedLists({ master }) {
    const [filter, setFilter] = useState('jd');
    return (
      <PaneStack>
        <FilterBox label="Filter users" value={filter} onChange={({ value }) => setFilter(value)} />
        {['jdoe', 'mlopez'].filter((name) => name.includes(filter)).join(', ')}
        {master}
      </PaneStack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('jdoe')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter users' }), '{Escape}');
    await expect(canvas.getByText('jdoe, mlopez')).toBeVisible();
  },
};

/** On paper: the details of the selected item, without controls. */
export const PrintedDetails: Story = {
  args: {
    children: (
      <>
        <PaneHeader title="Pages of jdoe" actions={<Button>Edit roles</Button>} />
        <PaneHint>jdoe can open 4 pages.</PaneHint>
        <UserPicker label="Check a user" buttonLabel="Check" users={[]} onPick={() => {}} />
        <Checkbox label="Also show pages without access" />
      </>
    ),
  },
  play: ({ canvas }) =>
    inPrintMedia(async () => {
      await expect(canvas.getByRole('heading', { name: 'Pages of jdoe' })).toBeVisible();
      await expect(canvas.getByText('jdoe can open 4 pages.')).toBeVisible();
      await expect(canvas.getByRole('listbox', { name: 'Roles', hidden: true })).not.toBeVisible();
      for (const text of ['Edit roles', 'Check a user', 'Check', 'Also show pages without access'])
        await expect(canvas.getByText(text)).not.toBeVisible();
    }),
};

/** On paper, while nothing is selected: the list to select from. */
export const PrintedList: Story = {
  args: { children: <PaneHint>Select a role to see its users.</PaneHint> },
  play: ({ canvas }) =>
    inPrintMedia(async () => {
      await expect(canvas.getByRole('listbox')).toBeVisible();
      await expect(canvas.getByText('Select a role to see its users.')).not.toBeVisible();
    }),
};

/** Stacked in a narrow window; in one that is also low, both panes keep some rows. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listbox').clientHeight).toBeGreaterThan(200);
  },
};
