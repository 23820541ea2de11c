import { describe, expect, test } from 'vitest';
import { productionSettings as production } from '../testing/productionSettings.ts';
import { readConfig } from './config.ts';

const provider = { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'portal' };

describe('the configuration of single sign-on', () => {
  test.each([
    { name: 'OIDC_ISSUER', setting: { ...provider, OIDC_ISSUER: 'login.example' } },
    { name: 'OIDC_ISSUER', setting: { OIDC_ISSUER: provider.OIDC_ISSUER } },
    { name: 'OIDC_ISSUER', setting: { ...provider, PROVIDER_API_URL: 'https://p.example' } },
    { name: 'OIDC_ISSUER', setting: { ...production, ...provider, OIDC_ISSUER: 'http://login.example' } },
    { name: 'OIDC_CLIENT_ID', setting: { OIDC_CLIENT_ID: 'portal' } },
    { name: 'OIDC_CLIENT_SECRET', setting: { ...production, ...provider, OIDC_CLIENT_SECRET: 'short' } },
    { name: 'OIDC_ONLY', setting: { OIDC_ONLY: 'on' } },
    { name: 'OIDC_SCOPE', setting: { OIDC_SCOPE: 'profile' } },
    { name: 'OIDC_NAME', setting: { OIDC_NAME: ' ' } },
    { name: 'OIDC_BREAK_GLASS_USER', setting: { OIDC_BREAK_GLASS_USER: 'ada' } },
    { name: 'OIDC_ROLES', setting: { ...provider, OIDC_ROLES: 'care=MSC' } },
    { name: 'OIDC_ROLES', setting: { ...provider, OIDC_ROLES: 'care', OIDC_ROLES_CLAIM: 'groups' } },
  ])('refuses $name of $setting', ({ name, setting }) => {
    expect(() => readConfig(setting)).toThrow(new RegExp(`^${name}: (must|requires|cannot) [^\\n]*$`));
  });

  test('reads names of groups that contain "="', () => {
    const { singleSignOn } = readConfig({
      OIDC_ISSUER: 'https://login.example/realms/craft',
      OIDC_CLIENT_ID: 'portal',
      OIDC_CLIENT_SECRET: 's',
      OIDC_NAME: 'Craft Retail',
      OIDC_USER_CLAIM: 'upn',
      OIDC_ROLES_CLAIM: 'groups',
      OIDC_ROLES: 'cn=admins,dc=example=Administer; care=MSC',
      OIDC_CREATE_USERS: 'on',
      OIDC_ONLY: 'on',
      OIDC_BREAK_GLASS_USER: 'ada',
    });
    expect(singleSignOn).toEqual({
      issuer: 'https://login.example/realms/craft',
      clientId: 'portal',
      clientSecret: 's',
      name: 'Craft Retail',
      scope: 'openid profile email',
      userClaim: 'upn',
      roles: {
        claim: 'groups',
        mapping: [
          { value: 'cn=admins,dc=example', role: 'Administer' },
          { value: 'care', role: 'MSC' },
        ],
      },
      createsUsers: true,
      isOnly: true,
      breakGlassUser: 'ada',
    });
  });
});
