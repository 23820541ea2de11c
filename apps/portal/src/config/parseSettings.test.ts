import { describe, expect, test } from 'vitest';
import { parseSettings } from './parseSettings.ts';

const defaults = {
  accessContact: 'an administrator of the portal',
  privacyUrl: '/portal/privacy.html',
  termsUrl: '/portal/terms.html',
  reportingServerUrl: '/reporting',
  grantRowsPerPage: 15,
};

describe('settings block', () => {
  test.each([
    { text: undefined, why: 'there is no block' },
    { text: '  __PORTAL_SETTINGS__ ', why: 'the development server serves the page' },
    { text: '{}', why: 'nothing is set' },
    { text: '{"privacyUrl":null,"other":1}', why: 'a setting is null or unknown' },
  ])('gives the defaults when $why', ({ text }) => {
    expect(parseSettings(text, defaults)).toEqual(defaults);
  });

  test('takes what is set', () => {
    const given = {
      accessContact: 'Ada Demo',
      privacyUrl: 'https://example.com/privacy',
      termsUrl: '/terms',
      reportingServerUrl: 'https://reports.example/base',
      grantRowsPerPage: 20,
    };
    expect(parseSettings(JSON.stringify(given), defaults)).toEqual(given);
  });

  test.each(['blob:x', '//evil.example', '/\\evil.example', 'data:text/html,x', '', 5])(
    'refuses %j as an address, by name',
    (privacyUrl) => {
      expect(() => parseSettings(JSON.stringify({ privacyUrl }), defaults)).toThrow('privacyUrl');
    },
  );

  test.each([0, 501, 1.5, '15', -1])('refuses %j as a number of rows, by name', (grantRowsPerPage) => {
    expect(() => parseSettings(JSON.stringify({ grantRowsPerPage }), defaults)).toThrow('grantRowsPerPage');
  });
});
