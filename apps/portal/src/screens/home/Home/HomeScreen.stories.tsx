import { expect, within } from 'storybook/test';
import { providerAnswers } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { storyPages } from '../../../testing/portalFixtures.ts';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';

/** The screen makes no requests: its data comes from the session. */
const states = screenStates({
  address: '/Home',
  path: '/api/page',
  answers: {
    ready: providerAnswers.get('/api/page', ({ response }) => response(200).json(storyPages)),
    empty: providerAnswers.get('/api/page', ({ response }) =>
      response(200).json(storyPages.filter(({ url }) => url === '/Home')),
    ),
  },
  shows: {
    ready: async ({ canvas }) => {
      await expect(await within(canvas.getByRole('main')).findByRole('img', { name: /.+/ })).toBeVisible();
    },
    empty: async ({ canvas }) => {
      await canvas.findByText(
        /^You cannot open any page yet\. Ask an administrator of the portal for access/,
      );
    },
    loading: async ({ canvas }) => {
      await canvas.findByRole('img', { name: 'Customer Service Portal' });
      await expect(canvas.queryByRole('link', { name: 'Home' })).toBeNull();
    },
  },
});

export default { title: 'screens/home/Home', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
/** A user who cannot open any other page. */
export const Empty: Story = states.empty;
/** The pages are loading: the screen is there, the menu is not. */
export const Loading: Story = states.loading;
/** Without the pages there is no menu: only that error is shown, as on every screen that makes no requests itself. */
export const Failed: Story = states.failed;
export const Unauthorized: Story = states.unauthorized;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
