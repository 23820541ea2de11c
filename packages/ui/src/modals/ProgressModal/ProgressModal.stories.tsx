import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { modalDriver } from '../../testing/modalDriver.ts';
import { ProgressModal } from './ProgressModal.tsx';

const title = 'Download audit.csv';

const meta = {
  component: ProgressModal,
  args: { title, done: 1500, total: 12_345, unit: 'rows', onCancel: fn() },
  parameters: {
    docs: { story: { inline: false, height: '320' } },
    guide: {
      purpose:
        'An operation in the browser that takes more than a few seconds and can be stopped, such as a download of 50,000 rows page by page.',
      notFor:
        'A background job on the server, which is in a job list; a short wait, which a `ProgressLine` shows in place.',
      keyboard: [['`Esc`', 'stops the operation, like Cancel and the close button']],
      accessibility: [
        'A progress element named by the title, with its value as soon as the total is known; the number is next to it as text.',
      ],
    },
  },
} satisfies Meta<typeof ProgressModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the progress; Cancel, Esc, the backdrop and the close button stop it. */
export const Ready: Story = {
  play: async ({ userEvent, args }) => {
    const modal = modalDriver(screen, title, userEvent);
    await expect(await modal.waitUntilOpen()).toHaveTextContent('1,500 of 12,345 rows');
    await expect(screen.getByRole('progressbar', { name: title })).toHaveAttribute('value', '1500');
    await modal.press('Cancel');
    await modal.pressEscape();
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
};

export const Started: Story = {
  args: { done: 0, total: null },
  // Without a value the browser moves the bar by itself; no two pictures are the same.
  parameters: { chromatic: { disableSnapshot: true } },
};
