import { expect, test } from 'vitest';
import { listWarnings } from './announce.ts';
import { readConfig } from '../config/config.ts';
import { productionSettings } from '../testing/productionSettings.ts';

test.each([
  { HOST: '127.0.0.1', TRUST_PROXY: '', warns: false },
  { HOST: '::1', TRUST_PROXY: '', warns: false },
  { HOST: 'localhost', TRUST_PROXY: '', warns: false },
  { HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.0/8', warns: false },
  { HOST: '0.0.0.0', TRUST_PROXY: '', warns: true },
])('the start at $HOST behind "$TRUST_PROXY" warns about logins without a browser: $warns', (given) => {
  const { warns, ...environment } = given;
  const warnings = listWarnings(readConfig(environment), { isEmpty: false });
  expect(warnings.some((warning) => warning.includes('not bound to browsers'))).toBe(warns);
});

const production = {
  ...productionSettings,
  TRUST_PROXY: '127.0.0.1',
  HSTS: 'on',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'portal@example.com',
};
const noUsers =
  'The database has no users, so no one can sign in. Set FIRST_ADMINISTRATOR and FIRST_ADMINISTRATOR_PASSWORD, and start again.';

test.each([
  { given: production, isEmpty: false, warnings: [] },
  { given: production, isEmpty: true, warnings: [noUsers] },
  {
    given: {
      ...production,
      PROVIDER_API_URL: 'https://provider.example',
      BARCODE_API_URL: 'https://barcodes.example',
      BARCODE_API_USER_NAME: 'portal',
      BARCODE_API_USER_KEY: 'a-long-enough-key',
    },
    isEmpty: true,
    warnings: [],
  },
  {
    given: { ...production, SMTP_URL: '', DATA_DIR: '/var/lib/portal/1' },
    isEmpty: false,
    warnings: ['SMTP_URL is not set. Mails are written to files in /var/lib/portal/1/outbox and not sent.'],
  },
  {
    given: {
      ...production,
      OIDC_ISSUER: 'https://login.example',
      OIDC_CLIENT_ID: 'portal',
      OIDC_ONLY: 'on',
    },
    isEmpty: false,
    warnings: [
      'OIDC_ONLY is on without OIDC_BREAK_GLASS_USER. No one can sign in while the identity provider does not respond.',
    ],
  },
  {
    given: { ...production, HSTS: '' },
    isEmpty: false,
    warnings: ['HSTS is off. Browsers may connect without TLS.'],
  },
])('the start in production warns: $warnings', ({ given, isEmpty, warnings }) => {
  expect(listWarnings(readConfig(given), { isEmpty })).toEqual(warnings);
});
