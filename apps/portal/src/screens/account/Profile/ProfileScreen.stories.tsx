import { expect, waitFor, within } from 'storybook/test';
import { ONLY_LOGGED_MESSAGE } from '@portal/ui/account';
import { formDriver } from '@portal/ui/testing';
import { providerResponses } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { storyPages } from '../../../testing/portalFixtures.ts';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import { PROFILE_PATH } from '../paths.ts';

/** The screen makes no requests: its data comes from the session. */
const states = screenStates({
  address: PROFILE_PATH,
  path: '/api/page',
  responses: { ready: providerResponses.get('/api/page', ({ response }) => response(200).json(storyPages)) },
  shows: {
    ready: async ({ canvas }) => {
      await canvas.findByRole('form', { name: 'Profile' });
      await expect(within(canvas.getByRole('main')).getAllByRole('link')).toHaveLength(4);
    },
  },
});

export default { title: 'screens/account/Profile', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;

/** Nothing is saved: an administrator has to apply the change, and the form says so. */
export const Logged: Story = {
  ...states.ready,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('form', { name: 'Profile' });
    const form = formDriver(canvas, 'Profile', userEvent);
    await form.fillIn({ Department: 'Returns' });
    await form.submit();
    await waitFor(() => expect(form.status()).toBe(ONLY_LOGGED_MESSAGE));
  },
};
