import { expect, test } from 'vitest';
import { menuFixture } from '../SidebarMenu/menuFixture.ts';
import { searchMenu } from './searchMenu.ts';

const names = (typed: string) => searchMenu(menuFixture, typed).map((found) => found.node.pageName);

test.each([
  { typed: 'mail', found: ['Mailers', 'Add Mailer'], why: 'names that start with the text come first' },
  { typed: 'ADD', found: ['Add Mailer'], why: 'case does not matter' },
  { typed: 'report seg', found: ['Customer Segment Report'], why: 'words also match names of groups' },
  {
    typed: 'customers',
    found: ['Customer Channel Report', 'Customer Segment Report'],
    why: 'a group without a page matches but is not a result',
  },
  {
    typed: 'campaigns',
    found: ['Campaigns', 'Mailers', 'Add Mailer', 'Campaign Update', 'Offer List / Edit'],
    why: 'a group with a page comes before its pages',
  },
  { typed: '  ', found: [], why: 'blank text finds nothing' },
  { typed: 'xyz', found: [], why: 'no match' },
])('"$typed": $why', ({ typed, found }) => expect(names(typed)).toEqual(found));

test('a result lists its parent groups', () => {
  expect(searchMenu(menuFixture, 'segment')[0]?.groups).toEqual(['Reports', 'Customers']);
});
