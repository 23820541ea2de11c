import { modalDriver } from '@portal/ui/testing';
import { expect, screen, within } from 'storybook/test';
import { openDialog, PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import { auditResponse } from '../shared/auditFixture.ts';

const states = screenStates({
  address: '/Home',
  path: '/api/audit',
  openDialog: () => openDialog('auditEntry', 8998),
  responses: { ready: auditResponse(3), empty: auditResponse(1) },
  shows: {
    ready: async () => {
      await screen.findByText('user 120');
      await expect(modalDriver(screen, 'Audit entry 8998').isOpen()).toBe(true);
    },
    empty: async () => void (await screen.findByText(/^The list does not show this entry/)),
    loading: async () => {
      await within(await screen.findByRole('dialog')).findByText('[working...]');
    },
  },
});

export default { title: 'dialogs/AuditEntry', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Empty: Story = states.empty;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
