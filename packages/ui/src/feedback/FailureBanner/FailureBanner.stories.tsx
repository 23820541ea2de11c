import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FailureBanner } from './FailureBanner.tsx';

const meta = {
  component: FailureBanner,
  args: {
    label: 'Mailers',
    failure: {
      status: 'failed',
      message: 'The server is busy. Try again.',
      retry: fn(),
      details: 'GET /api/mailer answered 503, request 7f3c2a',
    },
  },
  parameters: {
    guide: {
      purpose: 'The `ErrorBanner` of what could not be loaded: an `AsyncState` with the status `failed`.',
      notFor: 'All states of data, which `AsyncContent` shows.',
      accessibility: ['As `ErrorBanner`.'],
    },
  },
} satisfies Meta<typeof FailureBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      "The server is busy. Try again.Mailers couldn't be loaded.",
    );
    await expect(canvas.getByText('The server is busy. Try again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy details' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.failure.retry).toHaveBeenCalledOnce();
  },
};

export const ExpiredLogin: Story = {
  args: {
    failure: {
      status: 'failed',
      code: 'loginNeeded',
      message: 'Your login has expired.  Please log in to continue.',
      action: { label: 'Log in', onSelect: fn() },
    },
  },
  play: async ({ canvas, args }) => {
    const text = canvas.getByText(args.failure.message, { normalizer: (content) => content });
    await expect(text).toBeVisible();
    await expect(canvas.queryByText("Mailers couldn't be loaded.")).toBeNull();
  },
};
