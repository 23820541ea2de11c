import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NoticeBanner } from './NoticeBanner.tsx';

const meta = {
  component: NoticeBanner,
  parameters: {
    guide: {
      purpose: 'One sentence on every page of the app, such as planned downtime or the end of the session.',
      notFor:
        'The result of an action, which is one of the `Notifications`; the failure of one table or panel, which is an `ErrorBanner` in its place.',
      accessibility: [
        'It is not a live region itself: the frame has one that always exists, so that a new notice is announced.',
        'Information and warning differ by icon as well as by color.',
      ],
    },
    layout: 'fullscreen',
  },
  args: { kind: 'info', children: 'The portal is marked as unavailable since 2026-06-15 06:00 EDT.' },
} satisfies Meta<typeof NoticeBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Information: Story = {};

export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const WarningWithAction: Story = {
  args: {
    kind: 'warning',
    children: 'Your login ends in 4:59.',
    action: { label: 'Sign in again', onSelect: fn() },
    onDismiss: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in again' }));
    await expect(args.action?.onSelect).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { ...WarningWithAction, globals: { viewport: { value: 'w390' } } };
