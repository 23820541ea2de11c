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
});
