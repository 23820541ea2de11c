import { expect, within } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { storyPages } from '../../../testing/portalFixtures.ts';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';

/** The screen makes no requests: its data comes from the session. */
const states = screenStates({
  address: '/about',
  heading: 'Customer Service Portal',
  path: '/api/page',
  responses: { ready: providerResponses.get('/api/page', ({ response }) => response(200).json(storyPages)) },
  shows: {
    ready: async ({ canvas }) => {
      await expect(await within(canvas.getByRole('main')).findByRole('img', { name: /.+/ })).toBeVisible();
    },
  },
});

export default { title: 'screens/home/About', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
