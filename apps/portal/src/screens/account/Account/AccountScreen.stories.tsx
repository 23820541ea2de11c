import { expect, within } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { storyPages } from '../../../testing/portalFixtures.ts';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import { ACCOUNT_PATH } from '../paths.ts';

/** The screen makes no requests: its data comes from the session. */
const states = screenStates({
  address: ACCOUNT_PATH,
  path: '/api/page',
  responses: { ready: providerResponses.get('/api/page', ({ response }) => response(200).json(storyPages)) },
  shows: {
    ready: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: 'Account' });
      await expect(within(canvas.getByRole('main')).getAllByRole('link')).toHaveLength(4);
    },
  },
});

export default { title: 'screens/account/Account', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
