import { modalDriver } from '@portal/ui/testing';
import { expect, screen, waitFor } from 'storybook/test';
import { queryClient } from '../../../api/queryClient.ts';
import { providerResponses } from '../../../testing/api.ts';
import { dialogStates } from '../../../testing/dialogStates.ts';
import { faulty } from '../../../testing/faults.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import type { ScreenMeta, Story } from '../../../testing/screenStates.ts';
import { rolesResponse } from '../shared/accessResponsesFixture.ts';

const page = {
  dashId: 9,
  frameTitle: 'Footfall',
  url: 'https://reports.example/footfall',
  frameHeight: 480,
  roles: '',
};

const title = 'Roles of dashboard page Footfall';
const states = dialogStates({
  target: ['dashboardPageRoles', page.dashId],
  title,
  path: '/api/dashboardpage',
  method: 'put',
  responses: {
    saved: providerResponses.put('/api/dashboardpage', ({ response }) => response(200).json(page)),
    refused: providerResponses.put('/api/dashboardpage', ({ response }) =>
      response(400).json({ roles: ['Unknown role: JAS'] }),
    ),
  },
  others: [
    rolesResponse,
    providerResponses.get('/api/dashboardpage', ({ response }) => response(200).json([page])),
  ],
  fillIn: async (_modal, { userEvent }) =>
    userEvent.click(await screen.findByRole('checkbox', { name: 'JAS' })),
  refusal: 'Unknown role: JAS',
});

export default { title: 'dialogs/DashboardPageRoles', component: PortalAt } satisfies ScreenMeta;

export const Saved: Story = states.saved;
export const Refused: Story = states.refused;
export const Saving: Story = states.saving;

/** Neither the save nor the refetch after it reaches the server: what was ticked is kept. */
export const Offline: Story = {
  ...states.ready,
  play: async (context) => {
    await states.ready.play?.(context);
    const role = await screen.findByRole('checkbox', { name: 'JAS' });
    await context.userEvent.click(role);
    context.msw.use(faulty('/api/dashboardpage', 'unreachable'));
    await modalDriver(screen, title, context.userEvent).form().submit();
    await expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await expect(screen.getByRole('checkbox', { name: 'JAS' })).toBeChecked();
  },
};
