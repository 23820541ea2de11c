import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SessionExpiryNotice } from './SessionExpiryNotice.tsx';

const meta = {
  component: SessionExpiryNotice,
  parameters: {
    guide: {
      purpose:
        'Shown five minutes before a session of eight hours expires: the time left and a button to continue.',
      notFor: 'Other notices of the app, which are a `NoticeBanner`.',
      accessibility: [
        'The countdown is a timer with `aria-live="off"`: the notice is announced once, not every second. After the session has expired, the close button is removed and the text says so.',
      ],
    },
    layout: 'fullscreen',
  },
  args: { remainingMs: 4 * 60_000 + 32_000, onLogIn: fn(), onDismiss: fn() },
} satisfies Meta<typeof SessionExpiryNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CountingDown: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('4:32');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in again' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Ended: Story = {
  args: { remainingMs: 0 },
  play: async ({ canvas }) => {
    const text = 'Your login has expired.  Please log in to continue.';
    await expect(canvas.getByText(text, { normalizer: (given) => given })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  },
};

export const Phone: Story = { ...CountingDown, globals: { viewport: { value: 'w390' } } };
