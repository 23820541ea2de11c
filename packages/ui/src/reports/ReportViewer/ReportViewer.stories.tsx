import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { ReportViewer } from './ReportViewer.tsx';

/** A file of the story's own server that is no report, but loads. */
const frameUrl = (ticket: string) =>
  new URL(`brand.svg?ticket=${ticket}`, globalThis.location?.href ?? 'http://localhost').href;
const ready: AsyncState<string> = { status: 'ready', data: frameUrl('1'), refreshing: false };

const meta = {
  component: ReportViewer,
  parameters: {
    guide: {
      purpose:
        'A report from the reporting server inside the portal, with Reload and Full screen; each view has its own URL that can be used once.',
      notFor: 'Reports the portal computes itself, which are a `DataTable` with `ReportFacts`.',
      accessibility: [
        'The frame has the title of the report; its content comes from the reporting server.',
        'After half a minute without content it is replaced by an alert with Retry. Esc and a button leave full screen.',
      ],
    },
    layout: 'fullscreen',
  },
  args: { title: 'Report Viewer', reportTitle: 'Pieces Mailed by Month', state: ready, onReload: fn() },
  decorators: [(Story) => <main style={{ height: 560 }}>{Story()}</main>],
} satisfies Meta<typeof ReportViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const frame = canvas.getByTitle('Pieces Mailed by Month');
    await expect(frame).toHaveAttribute('src', frameUrl('1'));
    await expect(frame).toHaveAttribute('sandbox', '');
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** Before the ticket is issued. */
export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('[working...]')).toBeVisible();
    await expect(canvas.queryByTitle('Pieces Mailed by Month')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: {
    state: { status: 'failed', message: 'The reporting server denied access. Try again.', retry: fn() },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    const { state } = args;
    await expect(state.status === 'failed' && state.retry).toHaveBeenCalledOnce();
    await expect(canvas.queryByTitle('Pieces Mailed by Month')).toBeNull();
  },
};

/** A frame that does not load times out; Retry opens the report with a new URL. */
export const TimedOut: Story = {
  args: { timeoutMs: 0 },
  render: function Retried(args) {
    const [opening, setOpening] = useState(1);
    return (
      // As if the first one did not load.
      <div
        style={{ display: 'contents' }}
        onLoadCapture={(event) => opening === 1 && event.stopPropagation()}
      >
        <ReportViewer
          {...args}
          timeoutMs={opening === 1 ? 0 : 30_000}
          state={{ status: 'ready', data: frameUrl(String(opening)), refreshing: false }}
          onReload={() => setOpening(opening + 1)}
        />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The reporting server did not respond in time.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(canvas.getByTitle('Pieces Mailed by Month')).toHaveAttribute('src', frameUrl('2'));
  },
};

export const LongTitle: Story = {
  args: {
    reportTitle: 'Redemption of coupons without mailer code by district, store and week of the fiscal year',
  },
  globals: { viewport: { value: 'w390' } },
};

void ({ Loading, Failed, Ready } satisfies Record<'Loading' | 'Failed' | 'Ready', Story>);
