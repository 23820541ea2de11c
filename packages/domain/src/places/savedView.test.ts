import { expect, test } from 'vitest';
import { pickViewParameters, toViewHref, validateView } from './savedView.ts';

const view = { savedViewId: 12, page: '/Campaigns/MailerList', query: '' };

test.each([
  ['', '/Campaigns/MailerList?view=12'],
  ['descrContains=a%26b&sort=-quantity', '/Campaigns/MailerList?descrContains=a%26b&sort=-quantity&view=12'],
  ['view=7&columns=a&density=compact&chart=1&page=3', '/Campaigns/MailerList?view=12'],
  ['dialo%67=addUser&%=1&#x=2', '/Campaigns/MailerList?%=1&%23x=2&view=12'],
  ['dialog=terminateTempUser&record=5&sort=', '/Campaigns/MailerList?sort=&view=12'],
])('"%s" is opened by %s', (query, href) => expect(toViewHref({ ...view, query })).toBe(href));

test('the parameters of a view keep their order', () =>
  expect(
    pickViewParameters([
      ['b', '1'],
      ['page', '2'],
      ['a', '3'],
    ]),
  ).toEqual([
    ['b', '1'],
    ['a', '3'],
  ]));

test.each([
  ['Fall mailers', {}],
  ['<b>"O\'Dell"</b>', {}],
  [' ', { name: 'Name is required' }],
  [undefined, { name: 'Name is required' }],
  ['two\nlines', { name: 'Name must be one line' }],
])('the name %j: %j', (name, errors) => expect(validateView({ name })).toEqual(errors));
