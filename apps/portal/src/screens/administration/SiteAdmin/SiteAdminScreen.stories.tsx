import { expect, within } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';

const address = '/Admin/SiteAdmin';
const status = (value: number, timeStamp = '2026-06-01T06:00:12') =>
  providerResponses.get('/api/portalstatus', ({ response }) =>
    response(200).json({ status: value, timeStamp }),
  );

const states = screenStates({
  address,
  path: '/api/portalstatus',
  responses: { ready: status(1), empty: status(0), long: status(-2_147_483_648) },
  others: [
    providerResponses.put('/api/portalstatus/{status}', ({ params, response }) =>
      response(200).json({ status: Number(params.status), timeStamp: '2026-06-15T12:00:00' }),
    ),
  ],
  shows: {
    ready: async ({ canvas, userEvent }) => {
      const main = within(await canvas.findByRole('main'));
      await main.findByText('The system is available');
      await userEvent.click(main.getByRole('button', { name: 'Make Unavailable' }));
      await main.findByText('The system is unavailable');
      await main.findByText('2026-06-15 08:00:00 EDT');
      await canvas.findByText(/The portal is marked as unavailable/);
      await expect(main.getByRole('button', { name: 'Make Available' })).toBeVisible();
    },
    loading: async ({ canvas }) => {
      await canvas.findByText('[working...]');
    },
    empty: async ({ canvas }) => {
      await canvas.findByText('The system is unavailable');
      await canvas.findByRole('button', { name: 'Make Available' });
    },
    long: async ({ canvas }) => {
      await canvas.findByText('The system is available');
    },
  },
});

export default { title: 'screens/administration/SiteAdmin', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Unavailable: Story = states.empty;
/** A status code that means neither. */
export const LongData: Story = states.long;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
