import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Page } from '../../../layout/Page/Page.tsx';
import { SiteStatus, type SiteStatusProps } from './SiteStatus.tsx';

const statusOf = (status: number) => ({
  status: 'ready' as const,
  data: { status, timeStamp: '2026-06-01T06:00:12' },
  refreshing: false,
});

const meta = {
  component: SiteStatus,
  parameters: {
    guide: {
      purpose:
        'Showing all signed-in users that the system is unavailable, and since when; one button switches it.',
      notFor:
        'The health of the server, which operators get from `/readyz`; the notice itself, which is a `NoticeBanner`.',
      accessibility: [
        'The state is a status with icon and text; the effect of the button on other users is shown before it is clicked. A failure is an alert above the button.',
      ],
    },
    layout: 'fullscreen',
  },
  args: {
    status: statusOf(1),
    onChange: fn<SiteStatusProps['onChange']>(async () => ({ ok: true, data: undefined })),
  },
  decorators: [(Story) => <Page title="Site Administration">{Story()}</Page>],
} satisfies Meta<typeof SiteStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The system is available')).toBeVisible();
    await expect(canvas.getByText('2026-06-01 02:00:12 EDT')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make Unavailable' }));
    await expect(args.onChange).toHaveBeenCalledWith({ status: 0 });
  },
};

export const Unavailable: Story = {
  args: { status: statusOf(0) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The system is unavailable')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make Available' }));
    await expect(args.onChange).toHaveBeenCalledWith({ status: 1 });
  },
};

/** Every status code except 0 means available. */
export const UnknownStatusCode: Story = {
  args: { status: statusOf(7) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The system is available')).toBeVisible();
  },
};

/** A double click makes one change. */
export const Saving: Story = {
  args: { onChange: fn<SiteStatusProps['onChange']>(() => new Promise<never>(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Make Unavailable' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** The second click of a double click does not undo a change that is saved already. */
export const SavedBetweenClicks: Story = {
  render: function SavedBetweenClicks(args) {
    const [status, setStatus] = useState<0 | 1>(1);
    return (
      <SiteStatus
        status={statusOf(status)}
        onChange={async (change) => {
          await args.onChange(change);
          setStatus(change.status);
          return { ok: true, data: undefined };
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Make Unavailable' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Make Available' })).toBeEnabled());
    await fireEvent.click(button, { detail: 2 });
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByText('The system is unavailable')).toBeVisible();
  },
};

/** A failed change shows the error and the unchanged status. */
export const NotSaved: Story = {
  args: {
    onChange: fn<SiteStatusProps['onChange']>(async () => ({
      ok: false,
      message: 'Something went wrong. Try again.',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make Unavailable' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong. Try again.');
    await expect(canvas.getByText('The system is available')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Make Unavailable' })).toBeEnabled());
  },
};

export const Loading: Story = { args: { status: { status: 'loading' } } };

export const Failed: Story = {
  args: { status: { status: 'failed', message: 'The server could not be reached.', retry: fn() } },
};
