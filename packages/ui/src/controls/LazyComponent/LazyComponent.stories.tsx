import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { LazyComponent } from './LazyComponent.tsx';
import { ReloadContext } from './ReloadContext.ts';

interface RecipientsProps {
  count: number;
}

const Recipients = ({ count }: RecipientsProps) => <p>{count} recipients</p>;
const loadRecipients = async () => Recipients;

let isOnline = true;
const reload = fn();

const meta = {
  title: 'controls/LazyComponent',
  component: LazyComponent<RecipientsProps>,
  args: { load: loadRecipients, props: { count: 49 }, label: 'Recipients' },
  argTypes: { load: { control: false }, placeholder: { control: false } },
  beforeEach: () => {
    isOnline = true;
    reload.mockReset();
  },
  // Loaded code is remembered by its function: each story has another one.
  render: function Render(args) {
    const [load] = useState(() => async () => {
      if (!isOnline) throw new Error('The network is down');
      return args.load();
    });
    return <LazyComponent {...args} load={load} />;
  },
  decorators: [
    (Story) => (
      <ReloadContext value={reload}>
        <label>
          Subject <input />
        </label>
        <Story />
      </ReloadContext>
    ),
  ],
} satisfies Meta<typeof LazyComponent<RecipientsProps>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('49 recipients');
  },
};

/** Code that cannot be fetched leaves the rest of the page as it is. */
export const NotLoaded: Story = {
  beforeEach: () => {
    isOnline = false;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Subject'), 'Fall fair');
    await expect(await canvas.findByRole('alert')).toHaveTextContent("Recipients couldn't be loaded.");
    isOnline = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await canvas.findByText('49 recipients');
    await expect(canvas.getByLabelText('Subject')).toHaveValue('Fall fair');
    await expect(reload).not.toHaveBeenCalled();
  },
};

/** Browsers remember that code could not be fetched: a retry that fails, too, reloads the page. */
export const RetryFails: Story = {
  beforeEach: () => {
    isOnline = false;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  },
};

/** The error of a dialog or menu is shown above the page. */
export const DialogNotLoaded: Story = {
  args: { label: 'This dialog', onClose: fn(), localeText: { close: 'Dismiss' } },
  beforeEach: () => {
    isOnline = false;
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Something that the page can do without has no label, and no error. */
export const NotLoadedWithoutLabel: Story = {
  args: { label: undefined, onLoadError: fn() },
  beforeEach: () => {
    isOnline = false;
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onLoadError).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
