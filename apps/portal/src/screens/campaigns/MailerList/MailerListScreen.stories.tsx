import { pagingDriver, tableDriver } from '@portal/ui/testing';
import { expect, waitFor } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import { MAILER_LIST_PATH } from '../paths.ts';
import { mailerPage } from './mailerPageFixture.ts';

const list = (...page: Parameters<typeof mailerPage>) =>
  providerResponses.get('/api/mailer', ({ response }) => response(200).json(mailerPage(...page)));

const states = screenStates({
  address: MAILER_LIST_PATH,
  path: '/api/mailer',
  responses: { ready: list(296), empty: list(0), long: list(1_000_000, { isLong: true }) },
  shows: {
    ready: async ({ canvas }) => {
      await canvas.findByRole('rowheader', { name: 'FF2500' });
      await expect(pagingDriver(canvas).position()).toEqual({ page: 1, totalPages: 3 });
      await expect(canvas.getByRole('link', { name: 'Add mailer' })).toBeVisible();
    },
    loading: async ({ canvas }) => {
      await canvas.findByText('[working...]');
      await expect(tableDriver(canvas, 'Mailers').isBusy()).toBe(true);
    },
    empty: async ({ canvas }) => {
      await canvas.findByText('[no data]');
      await expect(pagingDriver(canvas).totalRows()).toBe(0);
    },
    long: async ({ canvas }) => {
      await canvas.findByRole('rowheader', { name: 'FF2500' });
      await expect(tableDriver(canvas, 'Mailers').cell(1, 'Quantity')).toHaveTextContent('2,147,483,647');
    },
  },
});

export default { title: 'screens/campaigns/MailerList', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;

const filtered = screenStates({
  address: `${MAILER_LIST_PATH}?saleBeginAfter=2026-06-04&campaign=none`,
  path: '/api/mailer',
  responses: {
    ready: providerResponses.get('/api/mailer', ({ query, response }) =>
      response(200).json(mailerPage(query.get('campaign') === 'none' ? 3 : 296)),
    ),
  },
  shows: {
    ready: async ({ canvas, userEvent }) => {
      const shownRows = () => pagingDriver(canvas).totalRows();
      await waitFor(() => expect(shownRows()).toBe(3));
      await userEvent.selectOptions(canvas.getByLabelText('Campaign'), 'All');
      await userEvent.click(canvas.getByRole('button', { name: 'Show Mailers' }));
      await waitFor(() => expect(shownRows()).toBe(296));
    },
  },
});

/** Mailers that belong to no campaign. */
export const WithoutCampaign: Story = filtered.ready;

const { filters: _extension, ...unfilteredPage } = mailerPage(296);
const unfiltered = screenStates({
  address: `${MAILER_LIST_PATH}?campaign=none`,
  path: '/api/mailer',
  responses: {
    ready: providerResponses.get('/api/mailer', ({ response }) => response(200).json(unfilteredPage)),
  },
  shows: {
    ready: async ({ canvas }) => {
      await canvas.findByRole('rowheader', { name: 'FF2500' });
      await expect(canvas.getByLabelText('Description contains')).toBeVisible();
      await expect(canvas.queryByLabelText('Campaign')).toBeNull();
    },
  },
});

/** A provider without the filter by campaign. */
export const WithoutFilter: Story = unfiltered.ready;
