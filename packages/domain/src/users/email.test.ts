import { describe, expect, test } from 'vitest';
import { isEmail } from './email.ts';

test.each([
  'a@b.co',
  'ines.halloran@example.com',
  "o'dell+portal@mail.example-host.org",
  'A_B-C@EXAMPLE.COM',
  '1@2.3',
  `${'x'.repeat(64)}@${'y'.repeat(63)}.example`,
  `${'x'.repeat(249)}@b.co`,
])('%s is an email address', (text) => expect(isEmail(text)).toBe(true));

test.each([
  { text: '', why: 'it is empty' },
  { text: 'a@b', why: 'the host has no dot' },
  { text: 'a b@c.d', why: 'it contains a blank' },
  { text: 'a@b.c,d@e.f', why: 'it contains two addresses' },
  { text: 'a@b.c;d@e.f', why: 'it contains two addresses' },
  { text: 'Ines <a@b.co>', why: 'it contains a display name' },
  { text: '"a b"@c.de', why: 'it is quoted' },
  { text: '.a@b.co', why: 'it begins with a dot' },
  { text: 'a..b@c.de', why: 'it has two dots in a row' },
  { text: 'a@.co', why: 'a label is empty' },
  { text: 'a@b..co', why: 'a label is empty' },
  { text: 'a@-b.co', why: 'a label begins with a hyphen' },
  { text: 'a@b.co.', why: 'it ends with a dot' },
  { text: 'a@b@c.de', why: 'it contains two @' },
  { text: 'a@b.co\n', why: 'it ends with a line break' },
  { text: 'a@b.co\r\nBcc: x@y.zz', why: 'it contains another header' },
  { text: 'zoë@example.com', why: 'it is not ASCII' },
  { text: `a@${'y'.repeat(64)}.example`, why: 'a label is overlong' },
  { text: `${'x'.repeat(250)}@b.co`, why: 'it is overlong' },
])('$text is not an email address: $why', ({ text }) => expect(isEmail(text)).toBe(false));

describe('hostile texts are validated quickly', () => {
  test.each([
    `${'a'.repeat(1_000_000)}`,
    `${'a.'.repeat(120)}@`,
    `a@${'b.'.repeat(120)}`,
    `a@${'b-'.repeat(120)}.`,
    `${'a@'.repeat(127)}`,
  ])('text %#', (text) => {
    const started = Date.now();
    expect(isEmail(text)).toBe(false);
    expect(Date.now() - started).toBeLessThan(1_000);
  });
});
