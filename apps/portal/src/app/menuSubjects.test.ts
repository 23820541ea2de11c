import type { MenuNode } from '@portal/domain';
import { expect, test } from 'vitest';
import { screens } from './screens.ts';
import { groupBySubject } from './menuSubjects.ts';

const node = (pageName: string, url: string | null, children: MenuNode[] = []): MenuNode => ({
  pageId: 1,
  pageName,
  url,
  external: false,
  icon: '',
  imageUrl: '',
  toolTip: '',
  roles: [],
  children,
});

const group = (entries: MenuNode[]) =>
  groupBySubject(entries, false).map(({ label, children = [] }) => [
    label,
    ...children.map((child) => child.label),
  ]);

test.each(['Campaigns', 'Reports', 'Admin'])('all screens of the menu %s have a subject', (menu) => {
  const inMenu = screens.filter(
    ({ path, isUnrestricted, canOpen }) =>
      path.startsWith(`/${menu}/`) && !/MailerDetails/.test(path) && !isUnrestricted && !canOpen,
  );
  const groups = group(inMenu.map(({ title, path }) => node(title, path.toUpperCase())));
  expect(groups.flat()).not.toContain('Other pages');
  expect(groups.flatMap(([, ...titles]) => titles)).toHaveLength(inMenu.length);
});

test('pages without a subject come after the others, and then the groups of the menu', () => {
  const audit = node('Audit', '/Admin/Audit');
  const users = node('Active', '/Admin/ActiveUsers');
  const added = node('Postal rates', 'https://example.com/rates');
  const own = node('Regions', null, [node('North', '/Regions/North')]);
  expect(group([added, own, audit, users])).toEqual([
    ['Users', 'Active'],
    ['Access', 'Audit'],
    ['Other pages', 'Postal rates'],
    ['Regions', 'North'],
  ]);
});

test('pages of one subject need no group', () => {
  expect(group([node('Mailers', '/Campaigns/MailerList')])).toEqual([['Mailers']]);
});
