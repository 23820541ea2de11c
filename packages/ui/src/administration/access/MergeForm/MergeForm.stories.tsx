import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { people } from '../accessFixture.ts';
import type { ToggleResult } from '../useToggles.ts';
import { MergeForm } from './MergeForm.tsx';

const meta = {
  component: MergeForm,
  args: {
    buttonLabel: 'Merge Roles',
    userLabel: 'Copy roles from',
    users: people,
    listAdditions: ({ username }) => (username === 'anna.admin' ? ['Administer', 'JAS'] : []),
    nothingToAddText: 'jdoe already has all of these roles.',
    onMerge: fn(async (): Promise<ToggleResult> => ({ ok: true, effect: 'Added: Administer, JAS.' })),
  },
  parameters: {
    guide: {
      purpose:
        "A new user gets the roles of a colleague: enter that user's name, check what would be added and click the button.",
      notFor: 'Single roles, which are selected in a `ToggleList`; removing roles: merging only adds.',
      keyboard: [
        ['`↓` `↑`', 'select one of the names suggested by the browser'],
        ['`Enter`', 'merges, when something would be added'],
      ],
      accessibility: [
        'What would be added, and what was added, is a status that describes the button. The button can be focused even when there is nothing to add.',
      ],
    },
  },
} satisfies Meta<typeof MergeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const from = 'Copy roles from';

/** Shows a preview first; a double click merges once. */
export const Merged: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Choose a user to preview.');
    await userEvent.type(canvas.getByLabelText(from), 'anna.admin');
    await expect(canvas.getByRole('status')).toHaveTextContent('To be added: Administer, JAS');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Merge Roles' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Added: Administer, JAS.'));
    await expect(args.onMerge).toHaveBeenCalledWith({ username: 'anna.admin' });
  },
};

export const NothingToMerge: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(from), 'carl.care{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('jdoe already has all of these roles.');
    await expect(args.onMerge).not.toHaveBeenCalled();
  },
};

/** An unknown name is an error when the field is left, not while it is typed. */
export const UnknownUser: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(from), 'carl.c');
    await expect(canvas.queryByText('No such user.')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByLabelText(from)).toHaveAccessibleDescription('No such user.');
  },
};

export const NotSaved: Story = {
  args: {
    onMerge: fn(async (): Promise<ToggleResult> => ({
      ok: false,
      message: 'Added: JAS. Not added. Administer: The server is busy. Try again.',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(from), 'anna.admin{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('The server is busy. Try again.'),
    );
    await expect(canvas.getByLabelText(from)).toHaveValue('anna.admin');
  },
};

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Choose a user to preview.');
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
