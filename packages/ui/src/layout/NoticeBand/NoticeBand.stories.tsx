import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NoticeBand } from './NoticeBand.tsx';

const meta = {
  component: NoticeBand,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'info', children: 'The portal is marked as unavailable since 2026-06-15 06:00.' },
} satisfies Meta<typeof NoticeBand>;
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
    action: { label: 'Log in again', onSelect: fn() },
    onDismiss: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in again' }));
    await expect(args.action?.onSelect).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { ...WarningWithAction, globals: { viewport: { value: 'w390' } } };
