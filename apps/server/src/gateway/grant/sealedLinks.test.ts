import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createFileRateLimit } from './fileRateLimit.ts';
import { hashBrowserId, unsealLink, sealLink } from './sealedLinks.ts';

const linkKey = randomBytes(32);
const holder = { tokenHash: randomBytes(32), browserHash: hashBrowserId('browser') };
const content = { holder, address: '/files/Jürgen.csv?version=2' };
const getKey = (link: string) => new URL(link, 'http://x').searchParams.get('key') ?? '';

test('only the key opens a link, and only for its purpose', () => {
  const key = getKey(sealLink(linkKey, '/grant/files/application-1-video', 1_000, content));
  expect(unsealLink(linkKey, '/grant/files/application-1-video', 1_000, key)).toEqual(content);
  expect(unsealLink(linkKey, '/grant/files/application-2-video', 1_000, key)).toBeNull();
  expect(unsealLink(linkKey, '/grant/files/application-1-video', 1_001, key)).toBeNull();
  expect(unsealLink(randomBytes(32), '/grant/files/application-1-video', 1_000, key)).toBeNull();
});

test('rejects a link with any byte changed', () => {
  const sealed = Buffer.from(getKey(sealLink(linkKey, '/a', 1, content)), 'base64url');
  for (let place = 0; place < sealed.length; place += 1) {
    const changed = Buffer.from(sealed);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(unsealLink(linkKey, '/a', 1, changed.toString('base64url'))).toBeNull();
  }
});

test('rejects a key that is too short for a holder', () => {
  expect(unsealLink(linkKey, '/a', 1, '')).toBeNull();
  expect(unsealLink(linkKey, '/a', 1, randomBytes(91).toString('base64url'))).toBeNull();
});

test('no link is created twice, and none discloses its holder or address', () => {
  const [one, two] = [sealLink(linkKey, '/a', 1, content), sealLink(linkKey, '/a', 1, content)];
  expect(one).not.toBe(two);
  expect(one).not.toContain(holder.tokenHash.toString('base64url').slice(0, 10));
  expect(Buffer.from(getKey(one), 'base64url').toString()).not.toContain('csv');
});

test('allows six files a minute for each user', () => {
  let time = 0;
  const limit = createFileRateLimit(() => time);
  const taken = Array.from({ length: 7 }, () => limit.take('mara'));
  expect(taken).toEqual([true, true, true, true, true, true, false]);
  expect(limit.take('carl')).toBe(true);
  time = 60_000;
  expect(limit.take('mara')).toBe(true);
});
