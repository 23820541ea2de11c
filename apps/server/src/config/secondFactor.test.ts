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

test('an empty name is refused', () =>
  expect(() => readConfig({ MFA_REQUIRED_ROLES: 'Administer,' })).toThrow(
    new StartupError('MFA_REQUIRED_ROLES: must be off or a comma-separated list of roles'),
  ));
