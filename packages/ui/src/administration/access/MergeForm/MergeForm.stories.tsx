import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { people } from '../accessFixture.ts';
import type { ToggleResult } from '../ToggleResult.ts';
import { MergeForm } from './MergeForm.tsx';

const meta = {
  component: MergeForm,
  args: {
    buttonLabel: 'Merge Roles',
    users: people,
    listAdditions: ({ username }) => (username === 'anna.admin' ? ['Administer', 'JAS'] : []),
    nothingToAddText: 'jdoe holds all of these roles already.',
    onMerge: fn(async (): Promise<ToggleResult> => ({ ok: true, effect: 'Added: Administer, JAS.' })),
  },
  parameters: {
    guide: {
      purpose:
        'A new colleague gets the roles of one who does the same work: name that user, read what would be added, press the button.',
      notFor: 'Single roles, which are ticked in a `ToggleList`; taking anything away: merging only adds.',
      keyboard: [
        ['`↓` `↑`', 'choose among the names the browser offers'],
        ['`Enter`', 'merges, when something would be added'],
      ],
      accessibility: [
        'What would be added, and what was, is a status; it describes the button, which stays reachable while there is nothing to add.',
      ],
    },
  },
} satisfies Meta<typeof MergeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const from = 'From user';

/** What would be added is shown before; a double click merges once. */
export const Merged: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Name a user to see what would be added.');
    await userEvent.type(canvas.getByLabelText(from), 'anna.admin');
    await expect(canvas.getByRole('status')).toHaveTextContent('Will be added: Administer, JAS');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Merge Roles' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Added: Administer, JAS.'));
    await expect(args.onMerge).toHaveBeenCalledWith({ username: 'anna.admin' });
  },
};

export const NothingToMerge: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(from), 'carl.care{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('jdoe holds all of these roles already.');
    await expect(args.onMerge).not.toHaveBeenCalled();
  },
};

export const UnknownUser: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(from), 'carl.c');
    await expect(canvas.getByRole('status')).toHaveTextContent('There is no other user of this name.');
  },
};

export const NotSaved: Story = {
  args: {
    onMerge: fn(async (): Promise<ToggleResult> => ({
      ok: false,
      message: 'Added: JAS. Not added. Administer: The server is busy',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(from), 'anna.admin{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The server is busy'));
    await expect(canvas.getByLabelText(from)).toHaveValue('anna.admin');
  },
};

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Name a user to see what would be added.');
  },
};

export const Saving: Story = {
  args: { onMerge: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(from), 'anna.admin{Enter}{Enter}');
    await expect(args.onMerge).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).not.toHaveTextContent('Added');
  },
};
