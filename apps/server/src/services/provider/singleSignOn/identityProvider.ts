import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as openId from 'openid-client';
import type { SingleSignOn } from '../../../config/config.ts';
import { createCachedRead } from '../../../load/cachedRead.ts';
import { SignInFailure } from './signInFailure.ts';
import type { SignInSecrets } from './signInCookie.ts';

/** A user as the identity provider knows them. */
export interface ProviderUser {
  subject: string;
  /** The provider's session; not every provider names it. */
  session: string | undefined;
  claims: Readonly<Record<string, unknown>>;
  /** Identifies the user when they sign out. */
  idToken: string;
}

/** Whose sessions have ended at the provider: one session, or all of a user. */
export type EndedSessions = { session: string } | { subject: string };

export interface IdentityProvider {
  /** @param isOtherUser asks for the credentials even of a user who is signed in there */
  buildSignInUrl(secrets: SignInSecrets, redirectUrl: string, isOtherUser: boolean): Promise<URL>;
  /**
   * Exchanges the code in the URL that the provider has sent the browser back to.
   * @throws SignInFailure
   */
  finishSignIn(url: URL, secrets: SignInSecrets): Promise<ProviderUser>;
  /** `null` if the provider has no page for it. */
  buildSignOutUrl(idToken: string, returnUrl: string): Promise<string | null>;
  /** @throws an error if the token is not valid, or not for this portal */
  verifyLogoutToken(token: string): Promise<EndedSessions>;
  /** @throws SignInFailure if it does not respond as an identity provider */
  check(): Promise<void>;
}

const timeoutSeconds = 5;
/** How long what the provider says about itself is cached. */
const discoveryMs = 3_600_000;
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
const logoutTokenAge = '5 minutes';
const clockToleranceSeconds = 30;

export function createIdentityProvider(settings: SingleSignOn): IdentityProvider {
  const discovered = createCachedRead(async () => {
    const configuration = await discover(settings);
    const { jwks_uri: keys } = configuration.serverMetadata();
    if (keys === undefined) throw new Error('the identity provider publishes no keys');
    return { configuration, keys: createRemoteJWKSet(new URL(keys)) };
  }, discoveryMs);
  const read = () => discovered.read().catch(throwFailure);

  async function addUserInfo(
    configuration: openId.Configuration,
    accessToken: string,
    claims: openId.IDToken,
  ): Promise<ProviderUser['claims']> {
    const wanted = [settings.userClaim, settings.roles?.claim, settings.createsUsers ? 'email' : undefined];
    const isComplete = wanted.every((name) => name === undefined || name in claims);
    if (isComplete || configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
    return { ...(await openId.fetchUserInfo(configuration, accessToken, claims.sub)), ...claims };
  }

  return {
    async buildSignInUrl({ state, nonce, codeVerifier }, redirectUrl, isOtherUser) {
      const { configuration } = await read();
      return openId.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUrl,
        scope: settings.scope,
        state,
        nonce,
        code_challenge: await openId.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(isOtherUser && { prompt: 'login' }),
      });
    },
    async finishSignIn(url, { state, nonce, codeVerifier }) {
      const { configuration } = await read();
      try {
        const tokens = await openId.authorizationCodeGrant(configuration, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
        });
        const claims = tokens.claims();
        if (!claims || tokens.id_token === undefined) throw new SignInFailure('invalid');
        return {
          subject: claims.sub,
          session: typeof claims.sid === 'string' ? claims.sid : undefined,
          claims: await addUserInfo(configuration, tokens.access_token, claims),
          idToken: tokens.id_token,
        };
      } catch (error) {
        return throwFailure(error);
      }
    },
    async buildSignOutUrl(idToken, returnUrl) {
      const { configuration } = await read();
      if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
      const parameters = { id_token_hint: idToken, post_logout_redirect_uri: returnUrl };
      return openId.buildEndSessionUrl(configuration, parameters).href;
    },
    async verifyLogoutToken(token) {
      const { configuration, keys } = await read();
      const { payload } = await jwtVerify(token, keys, {
        issuer: configuration.serverMetadata().issuer,
        audience: settings.clientId,
        maxTokenAge: logoutTokenAge,
        clockTolerance: clockToleranceSeconds,
        requiredClaims: ['events', 'jti'],
      });
      const { events, nonce, sid, sub } = payload;
      // With a nonce it would be an ID token.
      const isLogout = typeof events === 'object' && events !== null && logoutEvent in events;
      if (!isLogout || nonce !== undefined) throw new Error('not a logout token');
      if (typeof sid === 'string') return { session: sid };
      if (sub !== undefined) return { subject: sub };
      throw new Error('the logout token names neither session nor user');
    },
    check: async () => void (await read()),
  };
}

function discover({ issuer, clientId, clientSecret }: SingleSignOn): Promise<openId.Configuration> {
  const isEncrypted = issuer.startsWith('https:');
  return openId.discovery(new URL(issuer), clientId, {}, authenticateClient(clientSecret), {
    timeout: timeoutSeconds,
    execute: [openId.enableNonRepudiationChecks, ...(isEncrypted ? [] : [openId.allowInsecureRequests])],
  });
}

/** In the way that the provider supports; `client_secret_basic` is the standard's default. */
function authenticateClient(secret: string | undefined): openId.ClientAuth {
  if (secret === undefined) return openId.None();
  return (server, ...rest) => {
    const isPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    const authenticate = isPost ? openId.ClientSecretPost : openId.ClientSecretBasic;
    authenticate(secret)(server, ...rest);
  };
}

const failureOfCode = {
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'clock',
  OAUTH_JWT_CLAIM_COMPARISON_FAILED: 'invalid',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'invalid',
  OAUTH_KEY_SELECTION_FAILED: 'invalid',
  OAUTH_INVALID_RESPONSE: 'invalid',
  OAUTH_UNSUPPORTED_OPERATION: 'invalid',
} as const;

/** @throws SignInFailure with the error as its cause */
function throwFailure(error: unknown): never {
  if (error instanceof SignInFailure) throw error;
  throw new SignInFailure(toFailureReason(error), { cause: error });
}

function toFailureReason(error: unknown) {
  if (error instanceof openId.AuthorizationResponseError)
    return error.error === 'access_denied' ? 'denied' : 'invalid';
  if (error instanceof openId.ResponseBodyError) return error.error === 'invalid_grant' ? 'used' : 'invalid';
  const code = error instanceof openId.ClientError ? (error.code ?? '') : '';
  return failureOfCode[code as keyof typeof failureOfCode] ?? 'away';
}
