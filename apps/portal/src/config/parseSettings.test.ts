import { describe, expect, test } from 'vitest';
import { parseSettings } from './parseSettings.ts';

const defaults = {
  accessContact: 'an administrator of the portal',
  privacyUrl: '/portal/privacy.html',
  termsUrl: '/portal/terms.html',
  reportingServerUrl: '/reporting',
  grantRowsPerPage: 15,
  companyTimeZone: 'America/New_York',
};

describe('the settings block', () => {
  test.each([
    { text: undefined, why: 'there is no block' },
    { text: '  __PORTAL_SETTINGS__ ', why: 'the development server serves the page' },
    { text: '{}', why: 'no setting is given' },
    { text: '{"privacyUrl":null,"other":1}', why: 'a setting is null or unknown' },
  ])('has defaults when $why', ({ text }) => {
    expect(parseSettings(text, defaults)).toEqual(defaults);
  });

  test('returns the configured values', () => {
    const given = {
      accessContact: 'Ada Demo',
      privacyUrl: 'https://example.com/privacy',
      termsUrl: '/terms',
      reportingServerUrl: 'https://reports.example/base',
      grantRowsPerPage: 20,
      companyTimeZone: 'America/Chicago',
      singleSignOn: { name: 'Craft Retail', url: '/auth/sign-in', password: 'onRequest' },
    };
    expect(parseSettings(JSON.stringify(given), defaults)).toEqual(given);
  });

  test.each(['blob:x', '//evil.example', '/\\evil.example', 'data:text/html,x', '', 5])(
    'rejects %j as an address and names the setting',
    (privacyUrl) => {
      expect(() => parseSettings(JSON.stringify({ privacyUrl }), defaults)).toThrow('privacyUrl');
    },
  );

  test.each([0, 501, 1.5, '15', -1])(
    'rejects %j as a row count and names the setting',
    (grantRowsPerPage) => {
      expect(() => parseSettings(JSON.stringify({ grantRowsPerPage }), defaults)).toThrow('grantRowsPerPage');
    },
  );

  test.each(['', 5, ['UTC']])('rejects %j as a time zone and names the setting', (companyTimeZone) => {
    expect(() => parseSettings(JSON.stringify({ companyTimeZone }), defaults)).toThrow('companyTimeZone');
  });
});
