/* oxlint-disable no-script-url -- addresses that must be refused */
import { describe, expect, test } from 'vitest';
import { toInternalUrl, toSafeUrl } from './safeUrl.ts';

describe('internal URLs', () => {
  test.each([
    '/',
    '/Home',
    '/Campaigns/MailerList?codeStartsWith=A&x=//y',
    '/Tableau/TableauLink?report=Weekly/Sales',
    '/Reports/MailSumm#top',
    '/%2F%2Fevil.example',
    `/${'a'.repeat(2047)}`,
  ])('%s stays inside the app', (address) =>
    expect(toSafeUrl(address)).toEqual({ url: address, external: false }),
  );

  test('control characters and surrounding blanks are removed before validation', () => {
    expect(toSafeUrl(' \u0000/Ho\tme\n ')).toEqual({ url: '/Home', external: false });
  });
});

describe('external URLs', () => {
  test.each([
    'https://reports.example/view?id=1',
    'HTTPS://reports.example',
    'https://reports.example:8443/x//y',
    'https://[2001:db8::1]/x',
  ])('%s leaves the app', (address) => expect(toSafeUrl(address)).toEqual({ url: address, external: true }));

  test('http is accepted only with an option', () => {
    expect(toSafeUrl('http://intranet.example')).toBeNull();
    expect(toSafeUrl('http://intranet.example', { allowHttp: true })?.external).toBe(true);
  });
});

describe('rejected URLs', () => {
  test.each([
    '',
    ' ',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\u0000\\evil.example',
    '/.//evil.example',
    '/..\\\\evil.example',
    '/x\\y',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://x',
    'ftp://files.example',
    'mailto:a@b.example',
    'Home',
    '../Home',
    'www.example.com',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https:\\\\evil.example',
    'https://user:secret@evil.example',
    'https://good.example\\@evil.example',
    'https:// evil.example',
    'https://',
    'httpsx://evil.example',
    `/${'a'.repeat(2048)}`,
  ])('%j', (address) => expect(toSafeUrl(address, { allowHttp: true })).toBeNull());

  test.each([null, undefined])('%s', (address) => expect(toSafeUrl(address)).toBeNull());
});

test('toInternalUrl returns only URLs inside the app', () => {
  expect(toInternalUrl('/Home')).toBe('/Home');
  expect(toInternalUrl('https://reports.example')).toBeNull();
  expect(toInternalUrl('//evil.example')).toBeNull();
});
