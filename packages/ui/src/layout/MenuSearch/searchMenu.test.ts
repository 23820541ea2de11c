import { expect, test } from 'vitest';
import { menuFixture } from '../SidebarMenu/menuFixture.ts';
import { searchMenu } from './searchMenu.ts';

const names = (typed: string) => searchMenu(menuFixture, typed).map((found) => found.node.pageName);

test.each([
  { typed: 'mail', found: ['Mailers', 'Add Mailer'], why: 'a name that begins with the text comes first' },
  { typed: 'ADD', found: ['Add Mailer'], why: 'case does not matter' },
  { typed: 'report seg', found: ['Customer Segment Report'], why: 'words can be in names of groups' },
  {
    typed: 'customers',
    found: ['Customer Channel Report', 'Customer Segment Report'],
    why: 'a group without page is searched, not found',
  },
  {
    typed: 'campaigns',
    found: ['Campaigns', 'Mailers', 'Add Mailer', 'Campaign Update', 'Offer List / Edit'],
    why: 'a group with a page comes before its pages',
  },
  { typed: '  ', found: [], why: 'blanks find nothing' },
  { typed: 'xyz', found: [], why: 'nothing is found' },
])('"$typed": $why', ({ typed, found }) => expect(names(typed)).toEqual(found));

test('a found page knows the groups above it', () => {
  expect(searchMenu(menuFixture, 'segment')[0]?.groups).toEqual(['Reports', 'Customers']);
});
