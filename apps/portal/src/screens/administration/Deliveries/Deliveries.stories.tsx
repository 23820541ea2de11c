import { modalDriver } from '@portal/ui/testing';
import { expect, screen, within } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { openDialog, PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import { deliveries, sentMessages } from '../shared/messageFixture.ts';

const path = '/api/sentmessage/{messageId}/delivery';
const states = screenStates({
  address: '/Home',
  path,
  openDialog: () => openDialog('deliveries', 12),
  responses: {
    ready: providerResponses.get(path, ({ response }) => response(200).json(deliveries)),
    empty: providerResponses.get(path, ({ response }) => response(200).json([])),
  },
  others: [
    sentMessages,
    providerResponses.put(path, ({ response }) =>
      response(400).json({ deliveryIds: 'No active user has this email address: ines.halloran@jas.example' }),
    ),
  ],
  shows: {
    ready: async ({ userEvent }) => {
      await modalDriver(screen, 'Deliveries of “Portal Status”').waitUntilOpen();
      await userEvent.click(await screen.findByRole('button', { name: 'Retry 1 failed' }));
      await expect(await screen.findByRole('alert')).toHaveTextContent(/^No active user/);
    },
    empty: async () => {
      await within(await screen.findByRole('dialog')).findByText('No Data Available');
    },
    loading: async () => {
      await within(await screen.findByRole('dialog')).findByText('[working...]');
    },
  },
});

export default { title: 'dialogs/Deliveries', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Empty: Story = states.empty;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
