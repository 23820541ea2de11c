import { expect, within } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { storyPages } from '../../../testing/portalFixtures.ts';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import type { Home } from '../../../api/resources/home.ts';
import { homeFixture } from './homeFixture.ts';

const respondWith = (home: Home) =>
  providerResponses.get('/api/home', ({ response }) => response(200).json(home));

const nothing: Home = {
  ...homeFixture,
  campaignCount: 0,
  campaigns: [],
  attention: [],
  recent: [],
  favorites: [],
};

const states = screenStates({
  address: '/Home',
  heading: null,
  path: '/api/home',
  responses: {
    ready: respondWith(homeFixture),
    empty: respondWith(nothing),
    long: respondWith({
      ...homeFixture,
      campaignCount: 1000,
      campaigns: Array.from({ length: 8 }, (_campaign, index) => ({
        ...(homeFixture.campaigns[1] as Home['campaigns'][number]),
        campaignId: index + 1,
        shortDescription: `<b>${'W'.repeat(120)}</b>`,
        emptyRanges: Array.from({ length: 30 }, (_range, number) => number + 1),
        clashCount: 12,
        hasCoupons: false,
      })),
      favorites: Array.from({ length: 100 }, (_favorite, index) => ({
        kind: 'mailer' as const,
        id: `SP${String(index).padStart(4, '0')}`,
        title: `SP${String(index).padStart(4, '0')}`,
        detail: 'W'.repeat(200),
      })),
    }),
  },
  shows: {
    ready: async ({ canvas, userEvent }) => {
      const main = within(canvas.getByRole('main'));
      await expect(await main.findByRole('img', { name: 'Customer Service Portal' })).toBeVisible();
      const attention = within(await main.findByRole('region', { name: /^Needs attention/ }));
      await expect(attention.getByRole('link', { name: 'Holiday Baking 2026' })).toHaveAttribute(
        'href',
        '/Campaigns/CampaignUpdate?dialog=editCampaign&record=1118',
      );
      await expect(main.getByRole('article', { name: 'Signups' })).toHaveTextContent('1,280');
      const responses = within(main.getByRole('article', { name: 'Responses of running campaigns' }));
      const reports = responses.getAllByRole('link').map((link) => link.getAttribute('href'));
      await expect(reports).toEqual([
        '/Reports/MailSumm?CampaignId=1098',
        '/Reports/MailSumm?CampaignId=1117',
      ]);
      const recent = within(main.getByRole('list', { name: 'Recent' }));
      await expect(
        recent.getByRole('button', { name: 'Favorite: Holiday Baking 2026', pressed: true }),
      ).toBeVisible();
      await userEvent.tab();
    },
    empty: async ({ canvas }) => {
      await canvas.findByText('Nothing needs attention.');
      await expect(canvas.getByText('Records and views that you open appear here.')).toBeVisible();
    },
    long: async ({ canvas }) => {
      await canvas.findByText('and 992 more campaigns that begin or end soon');
    },
    loading: async ({ canvas }) => {
      await canvas.findByText('[working...]');
    },
  },
});

/** A provider without the extension. */
const specified = screenStates({
  address: '/Home',
  heading: null,
  path: '/api/home',
  responses: {
    ready: providerResponses.untyped.get(
      '/api/home',
      () => new Response('<h1>Not Found</h1>', { status: 404 }),
    ),
  },
  shows: {
    ready: async ({ canvas }) => {
      const main = within(canvas.getByRole('main'));
      await expect(await main.findByRole('img', { name: 'Customer Service Portal' })).toBeVisible();
      await expect(main.queryByRole('region')).toBeNull();
    },
  },
});

/** Two fields have values of a wrong kind. */
const malformed = screenStates({
  address: '/Home',
  heading: null,
  path: '/api/home',
  responses: {
    ready: providerResponses.get('/api/home', ({ response }) =>
      response(200).json({ ...homeFixture, figures: null as never, attention: 'none' as never }),
    ),
  },
  shows: {
    ready: async ({ canvas }) => {
      await canvas.findByRole('heading', { name: "Couldn't display the figures of this week." });
      await expect(
        canvas.getByRole('heading', { name: "Couldn't display what needs attention." }),
      ).toBeVisible();
      await expect(canvas.getByRole('list', { name: 'Recent' })).toBeVisible();
    },
  },
});

const withoutPages = screenStates({
  address: '/Home',
  heading: null,
  path: '/api/page',
  responses: {
    ready: providerResponses.get('/api/page', ({ response }) =>
      response(200).json(storyPages.filter(({ url }) => url === '/Home')),
    ),
  },
  shows: {
    ready: async ({ canvas }) => {
      await canvas.findByText(
        /^You cannot open any page yet\. Ask an administrator of the portal for access/,
      );
    },
  },
});

const meta = {
  title: 'screens/home/Home',
  component: PortalAt,
  args: { address: '/Home' },
  parameters: { layout: 'fullscreen' },
} satisfies ScreenMeta;
export default meta;

export const Ready: Story = states.ready;
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
/** A provider without the extension: the logo alone. */
export const LogoOnly: Story = specified.ready;
/** Two parts of the response cannot be shown, the others can. */
export const PartlyFailed: Story = malformed.ready;
/** A user who cannot open any other page. */
export const WithoutPages: Story = withoutPages.ready;
