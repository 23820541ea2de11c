import type { Delivery } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { modalDriver } from '../../../testing/modalDriver.ts';
import { tableDriver } from '../../../testing/tableDriver.ts';
import { DeliveriesModal, type DeliveriesModalProps } from './DeliveriesModal.tsx';

const title = 'Deliveries of “Portal Status”';
const create = (deliveryId: number, name: string, others: Partial<Delivery>): Delivery => ({
  deliveryId,
  email: `${name.toLowerCase().replace(' ', '.')}@jas.example`,
  name,
  state: 'sent',
  attempts: 1,
  error: '',
  finishedAt: '2026-06-15T14:03:00',
  ...others,
});
const deliveries = [
  create(3, 'Ines Halloran', { state: 'failed', error: '550 5.1.1 no such mailbox' }),
  create(1, 'Omar Lindqvist', { state: 'waiting', error: '451 try later', finishedAt: null }),
  create(2, 'Ada Demo', {}),
];

const meta = {
  component: DeliveriesModal,
  parameters: {
    docs: { story: { inline: false, height: '420' } },
    guide: {
      purpose: 'Who has received a message, who is waiting and where it failed, with Retry.',
      notFor: 'The list of messages, which is a `DataTable` with `sentMessageColumns`.',
      accessibility: ['The numbers of each state are announced when they change.'],
    },
  },
  args: {
    subject: 'Portal Status',
    deliveries: { status: 'ready', data: deliveries, refreshing: false },
    onRetry: fn<DeliveriesModalProps['onRetry']>(async () => ({ ok: true, data: undefined })),
    onClose: fn(),
  },
} satisfies Meta<typeof DeliveriesModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    await modalDriver(screen, title).waitUntilOpen();
    await screen.findByText('1 waiting, 1 sent, 1 failed');
    await expect(tableDriver(screen, 'Deliveries').cells('Reason')).toEqual([
      '550 5.1.1 no such mailbox',
      '451 try later',
      '',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry 1 failed' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith([3]);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** One person can be retried from the row menu. */
export const Refused: Story = {
  args: {
    onRetry: fn<DeliveriesModalProps['onRetry']>(async () => ({
      ok: false,
      fields: { deliveryIds: 'No active user has this email address: ines.halloran@jas.example' },
    })),
  },
  play: async ({ userEvent }) => {
    await modalDriver(screen, title).waitUntilOpen();
    await userEvent.pointer({
      keys: '[MouseRight]',
      target: within(screen.getByRole('table', { name: 'Deliveries' })).getByText('Ines Halloran'),
    });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Retry' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^No active user/);
  },
};

export const Empty: Story = { args: { deliveries: { status: 'empty' } } };
export const Loading: Story = { args: { deliveries: { status: 'loading' } } };
export const Failed: Story = {
  args: { deliveries: { status: 'failed', message: 'Something went wrong. Try again.', retry: fn() } },
};
