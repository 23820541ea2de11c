import type { TestServer } from './testServer.ts';
import { people } from './fixtures.ts';

const pages = [
  'SignupStatistics',
  'CampaignSummary',
  'MailSumm',
  'MailerDetails',
  'MailerDetails2',
  'MailerDetailsDate',
  'MailerDetailsDate2',
  'CustomerChannel',
  'CustomerSegment',
];

/** Report calls of a marketing user to the server of a test. */
export function createReportClient(server: TestServer, username: string = people.marketing) {
  return {
    /** The pages that give access; call it before all tests. */
    async addPages(): Promise<void> {
      const rows = pages.map((page) => ({ page_name: page, url: `/Reports/${page}`, roles: ['JAS'] }));
      await server.database.db.insertInto('pages').values(rows).execute();
    },

    get: (url: string) => server.request(username, { method: 'GET', url }),

    /** The body of a response that must be a success. */
    async read<Body>(url: string): Promise<Body> {
      const response = await this.get(url);
      if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode} ${response.body}`);
      return response.json<Body>();
    },

    /** Requests a mailer summary: the whole campaign in the primary view, unless overridden. */
    askMailerSummary: (campaignId: number, changes: object = {}) =>
      server.request(username, {
        method: 'POST',
        url: '/api/MailSumm/',
        payload: {
          campaignId,
          mailerCode: '',
          begin: '',
          end: '',
          allocateNonSpecific: 'N',
          expandedView: 'N',
          ...changes,
        },
      }),
  };
}
