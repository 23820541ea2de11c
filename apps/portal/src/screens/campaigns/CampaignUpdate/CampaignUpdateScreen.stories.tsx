import type { ProviderSchemas } from '@portal/api-client';
import { pagingDriver, tableDriver } from '@portal/ui/testing';
import { expect } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { firstPage } from '../../../testing/firstPage.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import { CAMPAIGN_UPDATE_PATH } from '../paths.ts';

type Row = ProviderSchemas['CampaignListRow'];

/** The first page of a list of campaigns. */
function campaignPage(rowCount: number, own: Partial<Row> = {}): ProviderSchemas['CampaignPage'] {
  const page = firstPage(rowCount);
  return {
    ...page,
    campaignData: Array.from({ length: page.rowsReturned }, (_row, index) => ({
      campaignId: 1204 - index,
      shortDescription: 'Spring quilting 2026',
      saleDateBegin: '2026-03-06T00:00:00',
      saleDateEnd: '2026-03-19T00:00:00',
      mailerCode1Start: '410000',
      mailerCode1End: '410099',
      costPerPiece: index % 5 === 0 ? null : 0.42,
      ...own,
    })),
  };
}

const list = (...page: Parameters<typeof campaignPage>) =>
  providerResponses.get('/api/campaign', ({ response }) => response(200).json(campaignPage(...page)));

const states = screenStates({
  address: CAMPAIGN_UPDATE_PATH,
  path: '/api/campaign',
  responses: {
    ready: list(120),
    empty: list(0),
    long: list(20_000, { shortDescription: 'W'.repeat(255), costPerPiece: 1_000_000 }),
  },
  shows: {
    ready: async ({ canvas }) => {
      await canvas.findByRole('rowheader', { name: '1204' });
      await expect(pagingDriver(canvas).position()).toEqual({ page: 1, totalPages: 2 });
      const table = tableDriver(canvas, 'Campaigns');
      await expect(table.cell(2, 'Cost Per Piece')).toHaveTextContent('$0.42');
      await expect(table.headings()).not.toContain('Matching Range');
    },
    loading: async ({ canvas }) => {
      await canvas.findByText('[working...]');
    },
    empty: async ({ canvas }) => {
      await canvas.findByText('[no data]');
    },
    long: async ({ canvas }) => {
      await canvas.findByRole('rowheader', { name: '1204' });
      await expect(tableDriver(canvas, 'Campaigns').cell(1, 'Cost Per Piece')).toHaveTextContent(
        '$1,000,000.00',
      );
    },
  },
});

const foundByRange = screenStates({
  address: `${CAMPAIGN_UPDATE_PATH}?mCodeStart=quilt`,
  path: '/api/campaign',
  responses: { ready: list(2, { matchingRange: { number: 7, start: 'QUILTA', end: 'QUILTF' } }) },
  shows: {
    ready: async ({ canvas }) => {
      await canvas.findByRole('rowheader', { name: '1204' });
      const table = tableDriver(canvas, 'Campaigns');
      await expect(table.cell(1, 'MailerCode1 Start')).toHaveTextContent('410000');
      await expect(table.cell(1, 'Matching Range')).toHaveTextContent('7: QUILTA–QUILTF');
    },
  },
});

export default { title: 'screens/campaigns/CampaignUpdate', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const FoundByRange: Story = foundByRange.ready;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
