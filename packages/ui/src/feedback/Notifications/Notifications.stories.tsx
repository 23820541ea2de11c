import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Notifications } from './Notifications.tsx';

const meta = {
  component: Notifications,
  args: {
    onDismiss: fn(),
    notifications: [
      { id: 1, kind: 'success', text: 'The mailer M25001 was added.' },
      { id: 2, kind: 'info', text: 'The job keeps running while you work on.' },
      { id: 3, kind: 'warning', text: 'The system will be unavailable from 18:00.' },
      {
        id: 4,
        kind: 'error',
        text: 'The role of jdoe could not be changed. The server did not answer.',
        action: { label: 'Retry', onSelect: fn() },
      },
    ],
  },
  parameters: {
    docs: { story: { inline: false, height: '240' } },
    guide: {
      purpose:
        'The result of an action: The mailer M25001 was added. Errors and warnings stay until dismissed; others disappear after six seconds.',
      notFor:
        'An error of a field or a form, which is shown at it; a message for all users, which is a `NoticeBanner`; questions, which are a `ConfirmModal`.',
      accessibility: [
        'A polite live region named Notices that always exists; a failure is an alert.',
        'A notice does not disappear while it has the pointer or the focus, so that its button can be used. Important results are also shown in the page.',
      ],
    },
  },
} satisfies Meta<typeof Notifications>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllKinds: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^The role of jdoe could not be changed/);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Dismiss' })[2] as HTMLElement);
    await expect(args.onDismiss).toHaveBeenCalledWith({ id: 3 });
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.notifications[3]?.action?.onSelect).toHaveBeenCalledOnce();
  },
};

/** Messages disappear after a while; errors and warnings stay until dismissed. */
export const DismissedAutomatically: Story = {
  args: { dismissAfterMs: 100 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith({ id: 1 }));
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith({ id: 2 }));
    await expect(args.onDismiss).not.toHaveBeenCalledWith({ id: 3 });
    await expect(args.onDismiss).not.toHaveBeenCalledWith({ id: 4 });
  },
};

export const None: Story = { args: { notifications: [] } };

export const LongText: Story = {
  args: {
    notifications: [
      {
        id: 1,
        kind: 'error',
        text: 'The campaign could not be saved: the range 000100 to 000299 overlaps with the range 000250 to 000400 of the campaign Spring Remodel Lakewood 2026, which was saved by dana.whitfield while you were typing.',
      },
    ],
  },
};
