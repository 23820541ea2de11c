import type { MenuNode } from '@portal/domain';
import { expect, test } from 'vitest';
import { findMenuNode, findMenuTrail } from './findMenuNode.ts';

function node(pageId: number, url: string | null, children: MenuNode[] = []): MenuNode {
  const external = url !== null && !url.startsWith('/');
  return {
    pageId,
    pageName: `Page ${pageId}`,
    url,
    external,
    icon: '',
    imageUrl: '',
    toolTip: '',
    roles: [],
    children,
  };
}

const menu = [
  node(1, '/Home'),
  node(2, null, [node(3, '/Campaigns/MailerList'), node(4, 'https://example.com/Home')]),
  node(5, '/Campaigns/mailerlist'),
  node(6, '/Campaigns/MailerList?page=7'),
  node(7, '/Tableau/TableauLink?report=Sales/Weekly'),
  node(8, '/Tableau', [node(9, '/Tableau/TableauLink?report=Sales/Daily')]),
];

test.each([
  ['/Home', 1],
  ['/home/', 1],
  ['/campaigns/MAILERLIST?page=2', 3],
  ['/campaigns/mailerlist?page=7&x=1', 6],
  ['/tableau/tableaulink?report=Sales%2FWeekly', 7],
  ['/Tableau/TableauLink?report=Sales/Daily#top', 9],
  ['/Tableau/TableauLink?report=Sales/Yearly', undefined],
  ['/Tableau/TableauLink', undefined],
  ['/Campaigns', undefined],
  ['/', undefined],
])('%s is page %s', (address, pageId) => {
  expect(findMenuNode(menu, address)?.pageId).toBe(pageId);
});

test('a report without an entry belongs to the one that lists the reports', () => {
  const list = { ...node(10, '/Tableau'), pageName: 'Tableau' };
  const found = (address: string) => findMenuNode([...menu, node(11, null, [list])], address)?.pageId;
  expect(found('/Tableau/TableauLink?report=Sales/Yearly')).toBe(10);
  expect(found('/Tableau/TableauLink?report=Sales/Weekly')).toBe(7);
  expect(found('/Nowhere')).toBeUndefined();
});

test('the details of a mailer belong to the summary', () => {
  const summary = node(12, '/Reports/MailSumm');
  expect(findMenuTrail([summary], '/Reports/MailerDetailsDate2?CampaignId=7')).toEqual([summary]);
});

test.each([
  ['/Campaigns/MailerList', [2, 3]],
  ['/Home', [1]],
  ['/Nowhere', []],
])('the menu path to %s is %j', (address, pageIds) => {
  expect(findMenuTrail(menu, address).map(({ pageId }) => pageId)).toEqual(pageIds);
});
