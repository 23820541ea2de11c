import type { LightMyRequestResponse } from 'fastify';
import type { SingleSignOn } from '../config/config.ts';
import { portalClient, type TestIdentityProvider } from './identityProvider.ts';
import type { TestServer } from './testServer.ts';

export const portalOrigin = 'http://localhost';

export const singleSignOnSettings = ({ issuer }: TestIdentityProvider): SingleSignOn => ({
  ...portalClient,
  issuer,
  name: 'Craft Retail',
  scope: 'openid profile email',
  userClaim: 'preferred_username',
  roles: undefined,
  createsUsers: false,
  isOnly: false,
  breakGlassUser: undefined,
});

/** A browser with its cookies of the portal and of the identity provider. */
export class Browser {
  readonly portal: TestServer;
  readonly provider: TestIdentityProvider;
  readonly cookies = { portal: new Map<string, string>(), provider: new Map<string, string>() };

  constructor(portal: TestServer, provider: TestIdentityProvider) {
    this.portal = portal;
    this.provider = provider;
  }

  async open(url: string): Promise<LightMyRequestResponse> {
    const { href } = new URL(url, portalOrigin);
    const response = await this.portal.app.inject({
      url: href.slice(portalOrigin.length),
      headers: { accept: 'text/html', cookie: format(this.cookies.portal) },
    });
    for (const { name, value } of response.cookies) this.cookies.portal.set(name, value);
    return response;
  }

  /** Starts at the portal, signs in at the provider. @returns the address that the provider sends the browser to */
  async authenticate(
    account: string | null,
    returnTo = '/Campaigns/MailerList?page=2#rows',
  ): Promise<string> {
    const start = await this.open(`/auth/sign-in?${new URLSearchParams({ returnTo })}`);
    let url = new URL(start.headers.location ?? '');
    let form: URLSearchParams | undefined;
    while (url.origin === this.provider.issuer) {
      const response = await this.requestProvider(url, form);
      const { location } = Object.fromEntries(response.headers);
      form =
        location === undefined ? new URLSearchParams(account ? { account } : { cancel: 'yes' }) : undefined;
      if (location !== undefined) url = new URL(location, url);
    }
    return url.href;
  }

  private async requestProvider(url: URL, form: URLSearchParams | undefined): Promise<Response> {
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      body: form ?? null,
      headers: { cookie: format(this.cookies.provider) },
      redirect: 'manual',
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.cookies.provider.set(name, value);
    }
    await response.body?.cancel();
    return response;
  }

  redeem(code: string): Promise<LightMyRequestResponse> {
    return this.portal.app.inject({
      method: 'POST',
      url: '/api/authentication/signincode',
      headers: { cookie: format(this.cookies.portal) },
      payload: { code },
    });
  }

  /** The whole way. */
  async signIn(account: string): Promise<LightMyRequestResponse> {
    return this.redeem(readCode(await this.open(await this.authenticate(account))));
  }
}

const format = (cookies: Map<string, string>) => [...cookies].map((each) => each.join('=')).join('; ');

/** What the portal gets with a successful return. */
export function readFragment(response: LightMyRequestResponse): URLSearchParams {
  const [path, fragment] = (response.headers.location ?? '').split('#');
  if (path !== '/portal/login') throw new Error(`Status ${response.statusCode}: ${response.body}`);
  return new URLSearchParams(fragment);
}

export const readCode = (response: LightMyRequestResponse) =>
  readFragment(response).get('sign-in-code') ?? '';

/** What the page of a failure says, and where its links lead. */
export function readPage(response: LightMyRequestResponse) {
  const [, text] = /<h2 role="alert">([^<]*)<\/h2>/.exec(response.body) ?? [];
  const links = [...response.body.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
  return { status: response.statusCode, text, links };
}

/** The entries of the audit trail since the last call. */
export async function listAudit({ database }: TestServer) {
  const rows = await database.db
    .selectFrom('audit')
    .select(['username', 'operation', 'object', 'outcome'])
    .orderBy('audit_id')
    .execute();
  await database.db.deleteFrom('audit').execute();
  return rows;
}

export const getSession = (portal: TestServer, token: string) =>
  portal.app.inject({ url: '/api/session', headers: { authorization: `Bearer ${token}` } });
