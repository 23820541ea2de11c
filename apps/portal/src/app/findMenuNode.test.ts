import type { MenuNode } from '@portal/domain';
import { expect, test } from 'vitest';
import { findMenuNode } from './findMenuNode.ts';

function node(pageId: number, url: string | null, children: MenuNode[] = []): MenuNode {
  const external = url !== null && !url.startsWith('/');
  return { pageId, pageName: `Page ${pageId}`, url, external, icon: '', toolTip: '', roles: [], children };
}

const menu = [
  node(1, '/Home'),
  node(2, null, [node(3, '/Campaigns/MailerList'), node(4, 'https://example.com/Home')]),
  node(5, '/Campaigns/mailerlist'),
];

test.each([
  ['/Home', 1],
  ['/home/', 1],
  ['/campaigns/MAILERLIST?page=2', 3],
  ['/Campaigns', undefined],
  ['/', undefined],
])('%s is page %s', (address, pageId) => {
  expect(findMenuNode(menu, address)?.pageId).toBe(pageId);
});
