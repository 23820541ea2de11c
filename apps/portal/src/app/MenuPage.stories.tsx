import { expect, within } from 'storybook/test';
import { providerResponses } from '../testing/api.ts';
import { PortalAt } from '../testing/PortalAt.tsx';
import { storyPageAt, storyPages } from '../testing/portalFixtures.ts';
import { screenStates, type ScreenMeta, type Story } from '../testing/screenStates.ts';

const manyPages = Array.from({ length: 80 }, (_page, index) => ({
  ...storyPageAt('/Campaigns/MailerList'),
  pageId: 100 + index,
  pageName:
    index % 9 === 4 ? 'Customer segments by store, week and channel of the signup' : `Report ${index}`,
  url: `/Reports/Report${index}`,
}));
const campaigns = storyPages
  .filter(({ parentId }) => parentId === storyPageAt('/Campaigns').pageId)
  .map(({ pageName }) => pageName);
const pages = (records: typeof storyPages) =>
  providerResponses.get('/api/page', ({ response }) => response(200).json(records));

const states = screenStates({
  address: '/Campaigns',
  path: '/api/page',
  responses: { ready: pages(storyPages), empty: pages([]), long: pages([...storyPages, ...manyPages]) },
  shows: {
    ready: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: 'Campaigns' });
      const links = within(canvas.getByRole('main')).getAllByRole('link');
      await expect(links.map((link) => link.textContent)).toEqual(campaigns);
    },
    long: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: 'Campaigns' });
      await expect(within(canvas.getByRole('main')).getAllByRole('link')).toHaveLength(campaigns.length + 80);
    },
    empty: async ({ canvas }) => {
      await canvas.findByRole('heading', { name: 'The page for /Campaigns has not been created' });
    },
  },
});

export default { title: 'screens/MenuPage', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
/** No page has been created yet. */
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Unauthorized: Story = states.unauthorized;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
