import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { modalDriver } from '../../testing/modalDriver.ts';
import { DiscardChangesModal } from './DiscardChangesModal.tsx';

const meta = {
  component: DiscardChangesModal,
  args: { onKeepEditing: fn(), onDiscard: fn() },
  parameters: {
    docs: { story: { inline: false, height: '320' } },
    guide: {
      purpose:
        'The question before leaving with unsaved changes. `Form` and `FormModal` ask it themselves; an app needs it when it blocks its router.',
      notFor: 'Any other question. An unchanged form closes without a question.',
      keyboard: [['`Enter` `Esc`', 'keep editing']],
      accessibility: [
        'An alertdialog with the focus on Keep editing; afterwards the focus returns to the previous field.',
      ],
    },
  },
} satisfies Meta<typeof DiscardChangesModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter and Esc keep the changes. */
export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    const question = modalDriver(screen, 'Discard changes', userEvent);
    await question.waitUntilOpen();
    await waitFor(() => expect(question.button('Keep editing')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await question.pressEscape();
    await expect(args.onKeepEditing).toHaveBeenCalledTimes(2);
    await question.press('Discard');
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};
