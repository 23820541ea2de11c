import { describe, expect, test } from 'vitest';
import { pageRecord, user } from '../pages/pageFixtures.ts';
import { buildPageTree } from '../pages/pageTree.ts';
import {
  canOpenRecords,
  findOpenPage,
  isRecordKind,
  isSamePlace,
  moveItem,
  recordKinds,
  recordPages,
} from './place.ts';

const tree = buildPageTree([
  pageRecord(1, { url: '/Campaigns/MailerList', roles: 'JAS' }),
  pageRecord(2, { url: '/Admin/UserMaint' }),
  pageRecord(3, { url: '' }),
]);

test('the kinds of records are those with a page', () => {
  expect(recordKinds).toEqual(['campaign', 'mailer', 'source', 'offer', 'job', 'application', 'user']);
  expect([isRecordKind('mailer'), isRecordKind('page'), isRecordKind('toString')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(Object.values(recordPages).every((path) => /^\/[A-Z]\w+\/[A-Z]\w+$/.test(path))).toBe(true);
});

describe('records can be opened by those who can open their page', () => {
  test.each([
    { kind: 'mailer', roles: ['JAS'], can: true, why: 'a role of the page' },
    { kind: 'mailer', roles: ['MSC'], can: false, why: 'no role of the page' },
    { kind: 'offer', roles: ['JAS'], can: false, why: 'their page does not exist' },
    { kind: 'user', roles: ['Administer'], can: true, why: 'an administrator' },
    { kind: 'user', roles: ['JAS'], can: false, why: 'users are for administrators' },
  ] as const)('$kind by $roles: $can, $why', ({ kind, roles, can }) =>
    expect(canOpenRecords(tree, kind, user(...roles))).toBe(can),
  );

  test('not even by administrators if their page is closed to them', () => {
    expect(canOpenRecords([], 'user', user('Administer'))).toBe(false);
  });
});

test.each([
  { id: '1', roles: ['JAS'], found: 1, why: 'a page of the menu' },
  { id: '1', roles: ['MSC'], found: null, why: 'without a role of the page' },
  { id: '3', roles: ['JAS'], found: null, why: 'a group without a page of its own' },
  { id: '9', roles: ['JAS'], found: null, why: 'an unknown id' },
])('page $id for $roles: $why', ({ id, roles, found }) =>
  expect(findOpenPage(tree, id, user(...roles))?.pageId ?? null).toBe(found),
);

test.each([
  { other: { kind: 'page', id: '1' }, same: true },
  { other: { kind: 'page', id: '2' }, same: false },
  { other: { kind: 'job', id: '1' }, same: false },
] as const)('page 1 and $other are the same: $same', ({ other, same }) =>
  expect(isSamePlace({ kind: 'page', id: '1' }, other)).toBe(same),
);

test.each([
  { from: 0, to: 2, moved: ['b', 'c', 'a'] },
  { from: 2, to: 0, moved: ['c', 'a', 'b'] },
  { from: 1, to: 9, moved: ['a', 'c', 'b'] },
  { from: 1, to: -5, moved: ['b', 'a', 'c'] },
])('item $from moves to $to: $moved', ({ from, to, moved }) =>
  expect(moveItem(['a', 'b', 'c'], from, to)).toEqual(moved),
);
