import type { ProviderSchemas } from '@portal/api-client';
import { toRangeRow } from '../services/provider/campaigns/rows.ts';
import { people } from './fixtures.ts';
import type { TestServer } from './testServer.ts';

type Save = ProviderSchemas['CampaignSave'];

export const springQuilting = {
  shortDescription: 'Spring quilting 2025',
  saleDateBegin: '20250306',
  saleDateEnd: '20250319',
  costPerPiece: 0.42,
  mailerCode1Start: '410000',
  mailerCode1End: '410099',
} satisfies Save['campaign'];

/** A campaign as stored in the database, for tests that only read. */
export interface StoredCampaign {
  name: string;
  /** Begin and end of the sale, `YYYY-MM-DD`. */
  sale: readonly [begin: string, end: string];
  cost?: number | null;
  /** `410000-410099`, the first of them range 1. */
  ranges: readonly string[];
}

/** Campaign calls of a marketing user to the server of a test. */
export function createCampaignClient(server: TestServer) {
  const send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: unknown, headers = {}) =>
    server.request(people.marketing, {
      method,
      url,
      headers,
      ...(payload === undefined ? {} : { payload: payload as object }),
    });

  return {
    send,

    /** The page that gives access; call it before all tests. */
    async addPage(): Promise<void> {
      const page = { page_name: 'Campaigns', url: '/Campaigns/CampaignUpdate', roles: ['JAS'] };
      await server.database.db.insertInto('pages').values(page).execute();
    },

    /** Adds a campaign that is valid unless the changes break a rule. */
    async add(changes: Save['campaign'] = {}, promocodes: Save['promocodes'] = {}) {
      const campaign = { ...springQuilting, ...changes };
      const response = await send('POST', '/api/campaign', { campaign, promocodes });
      return response.json<ProviderSchemas['CampaignSaveResponse']>();
    },

    /** Adds one that must be stored. @returns its id */
    async added(changes: Save['campaign'] = {}, promocodes: Save['promocodes'] = {}): Promise<number> {
      const { campaign, errors } = await this.add(changes, promocodes);
      if (!campaign) throw new Error(`not stored: ${errors.join()}`);
      return campaign.campaignId;
    },

    /** @returns its id */
    async store({ name, sale: [begin, end], cost = null, ranges }: StoredCampaign): Promise<number> {
      const { db } = server.database;
      const { campaign_id } = await db
        .insertInto('campaigns')
        .values({ name, sale_date_begin: begin, sale_date_end: end, cost_per_piece: cost })
        .returning('campaign_id')
        .executeTakeFirstOrThrow();
      const rows = ranges.flatMap((range, index) => {
        const [start, stop] = range.split('-');
        return toRangeRow(index + 1, start, stop).map((row) => ({ ...row, campaign_id }));
      });
      await db.insertInto('campaign_ranges').values(rows).execute();
      return campaign_id;
    },

    async get(campaignId: number) {
      return (await send('GET', `/api/campaign/${campaignId}`)).json<ProviderSchemas['CampaignDetail']>();
    },

    async countStored(): Promise<number> {
      const row = await server.database.db
        .selectFrom('campaigns')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return row.count;
    },
  };
}
