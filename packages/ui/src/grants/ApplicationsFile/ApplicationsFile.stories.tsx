import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ApplicationsFile } from './ApplicationsFile.tsx';

const meta = {
  component: ApplicationsFile,
  args: { state: { status: 'empty' } },
  parameters: {
    guide: {
      purpose:
        'After Generate Current CSV file: the progress, then a link for this user that is valid for five minutes, then a note that it has expired.',
      notFor: 'Files created in the browser, which are in the table options of a `DataTable`.',
      accessibility: [
        'Progress is announced; the link is an ordinary download link, and a failure is an alert with Retry.',
      ],
    },
  },
} satisfies Meta<typeof ApplicationsFile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('Generating the CSV file…'),
};

export const Ready: Story = {
  args: { state: { status: 'ready', data: '/grant/files/applications.csv?key=a', refreshing: false } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Download CSV file' });
    await expect(link).toHaveAttribute('href', '/grant/files/applications.csv?key=a');
    await expect(link).toHaveAttribute('download');
  },
};

export const Failed: Story = {
  args: { state: { status: 'failed', message: 'ERROR: An error occurred', retry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('ERROR: An error occurred');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect('retry' in args.state && args.state.retry).toHaveBeenCalledOnce();
  },
};

/** The link is valid for a few minutes only. */
export const Expired: Story = {
  args: { ...Ready.args, isExpired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The link has expired. Generate the file again.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
