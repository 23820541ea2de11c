/* oxlint-disable no-script-url -- addresses that must be refused */
import { describe, expect, test } from 'vitest';
import { toInternalUrl, toSafeUrl, validateInternalUrl, validateUrl } from './safeUrl.ts';

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

  test('surrounding blanks and line breaks are removed', () => {
    expect(toSafeUrl(' \t/Home\r\n ')).toEqual({ url: '/Home', external: false });
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
    '/Ho\tme',
    '\u0000/Home',
    '/Home\u007f',
    '/Home\u202e',
    '/\u200bHome',
    '/Home\u2028x',
    'https://evil.example/\u202e',
    'https://evil.example/\u2066x',
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

test.each([
  {
    address: ' https://reports.example ',
    outside: null,
    inside: 'URL must be a path in the portal, starting with /',
  },
  { address: ' /Home ', outside: null, inside: null },
  {
    address: '//evil.example',
    outside: 'URL must start with / or https://',
    inside: 'URL must be a path in the portal, starting with /',
  },
  {
    address: 'https://evil.example/\u202e',
    outside: 'URL must not contain invisible characters',
    inside: 'URL must not contain invisible characters',
  },
  {
    address: '/Ho\tme',
    outside: 'URL must not contain invisible characters',
    inside: 'URL must not contain invisible characters',
  },
])('the error of $address is "$outside", inside the app "$inside"', ({ address, outside, inside }) => {
  expect(validateUrl(address, 'URL')).toBe(outside);
  expect(validateInternalUrl(address, 'URL')).toBe(inside);
});
