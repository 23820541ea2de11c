import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { generateKeyPairSync } from 'node:crypto';
import { decodeJwt, importJWK, SignJWT, type JWTPayload } from 'jose';
import { Provider, type ClientMetadata } from 'oidc-provider';
import { listenLocally } from './localPorts.ts';

/** The portal, as the identity provider knows it. */
export const portalClient = { clientId: 'portal', clientSecret: 'secret-of-the-portal-at-its-provider' };

/** A token signed with the client secret, as only a forger would. */
export const signWithSecret = (claims: JWTPayload): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(portalClient.clientSecret));

/** A real identity provider (oidc-provider) in this process, with a login page of one field. */
export interface TestIdentityProvider {
  issuer: string;
  /** The claims of users beside their name, by name. */
  users: Map<string, Record<string, unknown>>;
  /** Replaces each ID token, by its claims; `null`: not. */
  replaceIdToken: ((claims: JWTPayload) => Promise<string> | string) | null;
  /** The URL of each request for tokens, with its form. */
  tokenRequests: URLSearchParams[];
  sign(claims: JWTPayload): Promise<string>;
  close(): Promise<void>;
}

/** @param portalOrigin where browsers reach the portal */
export async function startIdentityProvider(portalOrigin: string, port = 0): Promise<TestIdentityProvider> {
  const http = createServer();
  const issuer = `http://127.0.0.1:${await listenLocally(http, port)}`;
  const jwk = {
    ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
    kid: 'test',
    use: 'sig',
    alg: 'RS256',
  };
  const key = await importJWK(jwk, 'RS256');
  const running: TestIdentityProvider = {
    issuer,
    users: new Map(),
    replaceIdToken: null,
    tokenRequests: [],
    sign: (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'test' }).sign(key),
    async close() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  const provider = createProvider(issuer, jwk, portalOrigin, running.users);
  provider.use(async (context, next) => {
    await next();
    const body = context.body as { id_token?: string } | undefined;
    if (context.path !== '/token' || body?.id_token === undefined) return;
    running.tokenRequests.push(new URLSearchParams(context.oidc.body as Record<string, string>));
    if (running.replaceIdToken) body.id_token = await running.replaceIdToken(decodeJwt(body.id_token));
  });
  serve(http, provider);
  return running;
}

function createProvider(
  issuer: string,
  jwk: object,
  portalOrigin: string,
  users: TestIdentityProvider['users'],
): Provider {
  const client: ClientMetadata = {
    client_id: portalClient.clientId,
    client_secret: portalClient.clientSecret,
    redirect_uris: [`${portalOrigin}/auth/callback`],
    post_logout_redirect_uris: [`${portalOrigin}/portal/login`],
    backchannel_logout_uri: `${portalOrigin}/auth/backchannel-logout`,
    backchannel_logout_session_required: true,
  };
  return new Provider(issuer, {
    clients: [client],
    jwks: { keys: [jwk] },
    cookies: { keys: ['test'] },
    claims: { profile: ['preferred_username', 'given_name', 'family_name', 'groups'], email: ['email'] },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        async logoutSource(context, form) {
          context.body = renderPage(
            `${form}<button form="op.logoutForm" name="logout" value="yes">Leave</button>`,
          );
        },
      },
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 600, Session: 600 },
    async findAccount(_context, id) {
      return { accountId: id, claims: async () => ({ sub: id, preferred_username: id, ...users.get(id) }) };
    },
    // Users are not asked whether the portal may know them.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
}

function serve(http: Server, provider: Provider): void {
  const handle = provider.callback();
  http.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return void handle(request, response);
    void interact(provider, request, response);
  });
}

async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  if (request.method === 'GET') {
    const page = renderPage(`<form method="post"><label>Account <input name="account"></label>
<button>Continue</button> <button name="cancel" value="yes">Cancel</button></form>`);
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    return;
  }
  const form = new URLSearchParams((await request.toArray()).join(''));
  const result = form.has('cancel')
    ? { error: 'access_denied', error_description: 'canceled' }
    : { login: { accountId: form.get('account') ?? '' } };
  await provider.interactionFinished(request, response, result);
}

const renderPage = (body: string) =>
  `<!doctype html><html lang="en"><title>Identity provider</title>${body}</html>`;
