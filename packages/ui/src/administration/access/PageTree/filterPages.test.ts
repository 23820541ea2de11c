import { flattenPages } from '@portal/domain';
import { expect, test } from 'vitest';
import { pageTree } from '../accessFixture.ts';
import { filterPages } from './filterPages.ts';

const names = (filter: string) => flattenPages(filterPages(pageTree, filter)).map((page) => page.pageName);

test.each([
  { filter: ' ', shown: ['Home', 'Campaigns', 'Mailers', 'Add Mailer', 'Admin', 'Web Site Pages'] },
  { filter: 'add', shown: ['Campaigns', 'Add Mailer'] },
  { filter: 'CAMPAIGN', shown: ['Campaigns', 'Mailers', 'Add Mailer'] },
  { filter: '/admin/pages', shown: ['Admin', 'Web Site Pages'] },
  { filter: 'nothing', shown: [] },
])('"$filter" leaves $shown', ({ filter, shown }) => expect(names(filter)).toEqual(shown));
