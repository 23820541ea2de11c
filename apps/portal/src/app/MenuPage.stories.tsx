import { expect, within } from 'storybook/test';
import { providerResponses } from '../testing/api.ts';
import { PortalAt } from '../testing/PortalAt.tsx';
import { storyPageAt, storyPages } from '../testing/portalFixtures.ts';
import { type Play, screenStates, type ScreenMeta, type Story } from '../testing/screenStates.ts';
import { homeFixture } from '../screens/home/Home/homeFixture.ts';

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

const responses = {
  ready: pages(storyPages),
  empty: pages([]),
  long: pages([...storyPages, ...manyPages]),
};
const shows: Record<keyof typeof responses, Play> = {
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
};
const states = screenStates({ address: '/Campaigns', path: '/api/page', responses, shows });

/** A menu page after records have been opened. */
const withRecent = (address: string, ready: Play) =>
  screenStates({
    address,
    path: '/api/page',
    responses,
    others: [providerResponses.get('/api/home', ({ response }) => response(200).json(homeFixture))],
    shows: { ...shows, ready },
  }).ready;

export default { title: 'screens/MenuPage', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
/** Of what was opened last, the records of the pages of this menu. */
export const Recent: Story = withRecent('/Campaigns', async ({ canvas }) => {
  const recent = within(await canvas.findByRole('list', { name: 'Recent' })).getAllByRole('link');
  await expect(recent.map((link) => link.textContent)).toEqual(['Holiday Baking 2026']);
});
/** A long menu in groups by subject. */
export const Groups: Story = withRecent('/Admin', async ({ canvas }) => {
  const main = within(canvas.getByRole('main'));
  await canvas.findByRole('link', { name: 'jdoe' });
  const headings = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await expect(headings).toEqual(['Users', 'Access', 'Site', 'Recent']);
});
/** The user may open the menu, and none of its pages. */
export const NoPages: Story = screenStates({
  address: '/Campaigns',
  path: '/api/page',
  responses: {
    ...responses,
    ready: pages(
      storyPages.map((page) => (page.url?.startsWith('/Campaigns/') ? { ...page, roles: 'Other' } : page)),
    ),
  },
  shows: {
    ...shows,
    ready: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: 'Campaigns' });
      await expect(within(canvas.getByRole('main')).getByText('No pages')).toBeVisible();
    },
  },
}).ready;
export const Loading: Story = states.loading;
/** No page has been created yet. */
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
