import { campaignFilterOperators, type CampaignFilter } from '@portal/domain';

/** What is typed into the palette, with results of several kinds, of one, and with a typo, which is searched for twice. */
export const searches = {
  'start of a mailer code': 'AB12',
  'a word that many names contain': 'event',
  'an id': '1118',
  'two words': 'fall event',
  'a name with a typo': 'holidya bakign',
  'nothing like it': 'zzzzqqqq',
};

type Query = Record<string, string>;

const pathOf = (list: string, query: Query) => `${list}?${new URLSearchParams(query)}`;
const mailers = (what: string, query: Query) => ({
  what: `mailers: ${what}`,
  path: pathOf('/api/mailer', { rowsPerPage: '100', ...query }),
});
const campaigns = (what: string, query: Query) => ({
  what: `campaigns: ${what}`,
  path: pathOf('/api/campaign', { rowsPerPage: '100', ...query }),
});

/** A value for each filter that matches several hundred campaigns, so that pages are full. */
const filterValues: Record<CampaignFilter, string> = {
  descr: 'Winter',
  id: '11000',
  dtBegin: '20240306',
  dtEnd: '20250319',
  mCodeStart: 'FAB',
  mCodeEnd: 'FAB',
  costPer: '0.4',
};

/** The measured lists. */
export const lists: readonly { what: string; path: string }[] = [
  mailers('first page', {}),
  mailers('middle page', { pageNumber: '5000' }),
  mailers('last page', { pageNumber: '10000' }),
  mailers('middle page by code', { pageNumber: '5000', sortBy: 'Code' }),
  mailers('contains a rare text', { descrContains: 'month 2023' }),
  mailers('contains a text of every ninth mailer', { descrContains: 'quilting' }),
  mailers('contains a text of every fifth, all of them old', { descrContains: 'event 2022' }),
  campaigns('first page', {}),
  campaigns('last page', { pageNumber: '1000' }),
  ...Object.entries(campaignFilterOperators).flatMap(([filter, operators]) =>
    operators.map((operator) => {
      // The first digits of a day are compared with a year.
      const digits = filter.startsWith('dt') && operator === 'startswith' ? 4 : undefined;
      const value = filterValues[filter as CampaignFilter].slice(0, digits);
      return campaigns(`${filter} ${operator} ${value}`, { [filter]: value, [`${filter}Op`]: operator });
    }),
  ),
];
