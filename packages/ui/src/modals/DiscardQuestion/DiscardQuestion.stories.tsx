import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { modalDriver } from '../../testing/modalDriver.ts';
import { DiscardQuestion } from './DiscardQuestion.tsx';

const meta = {
  component: DiscardQuestion,
  args: { onKeep: fn(), onDiscard: fn() },
  parameters: {
    docs: { story: { inline: false, height: '320' } },
    guide: {
      purpose:
        'The one wording for leaving with unsaved changes. `Form` and `FormModal` ask it by themselves; a host needs it when its router is blocked.',
      notFor: 'Any other question. A form with nothing changed closes without one.',
      keyboard: [['`Enter` `Esc`', 'keep editing, the answer that loses nothing']],
      accessibility: [
        'An alertdialog with the focus on Keep editing; afterwards the focus is back in the field it came from.',
      ],
    },
  },
} satisfies Meta<typeof DiscardQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter and Esc keep what was typed. */
export const Asked: Story = {
  play: async ({ args, userEvent }) => {
    const question = modalDriver(screen, 'Discard changes', userEvent);
    await question.opened();
    await waitFor(() => expect(question.button('Keep editing')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await question.pressEscape();
    await expect(args.onKeep).toHaveBeenCalledTimes(2);
    await question.press('Discard');
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};
