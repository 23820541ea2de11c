import { expect, test } from 'vitest';
import { StartupError } from '../errors.ts';
import { productionSettings } from '../testing/productionSettings.ts';
import { readConfig } from './config.ts';

test.each([
  { setting: undefined, roles: ['Administer'] },
  { setting: 'off', roles: [] },
  { setting: 'Administer', roles: ['Administer'] },
  { setting: 'Administer, Web Team', roles: ['Administer', 'Web Team'] },
])('in production, MFA_REQUIRED_ROLES $setting requires it of $roles', ({ setting, roles }) =>
  expect(readConfig({ ...productionSettings, MFA_REQUIRED_ROLES: setting }).secondFactorRoles).toEqual(roles),
);

test('elsewhere no role requires it', () => expect(readConfig({}).secondFactorRoles).toEqual([]));

test.each([
  { setting: undefined, production: undefined, elsewhere: 'http://localhost:8080' },
  { setting: 'https://portal.example.com', production: 'https://portal.example.com' },
  { setting: 'https://portal.example.com:8443', production: 'https://portal.example.com:8443' },
  { setting: 'http://localhost:9000', production: 'http://localhost:9000' },
])('PORTAL_ORIGIN $setting', ({ setting, production, elsewhere = production }) => {
  const read = (settings: object) => readConfig({ ...settings, PORTAL_ORIGIN: setting }).portalOrigin;
  expect([read(productionSettings), read({})]).toEqual([production, elsewhere]);
});

test('an empty name is refused', () =>
  expect(() => readConfig({ MFA_REQUIRED_ROLES: 'Administer,' })).toThrow(
    new StartupError('MFA_REQUIRED_ROLES: must be off or a comma-separated list of roles'),
  ));

test.each([
  'https://portal.example.com/',
  'https://portal.example.com/portal',
  'http://portal.example.com',
  'https://192.0.2.1',
  'https://[2001:db8::1]',
  'portal.example.com',
])('PORTAL_ORIGIN %s is refused', (origin) =>
  expect(() => readConfig({ PORTAL_ORIGIN: origin })).toThrow(/^PORTAL_ORIGIN: must be https/),
);
