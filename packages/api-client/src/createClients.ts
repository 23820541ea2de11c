import createClient from 'openapi-fetch';
import type { Client, Middleware } from 'openapi-fetch';
import type { ApiError } from './ApiError.ts';
import type { paths as BarcodePaths } from './generated/barcode.ts';
import type { paths as GrantPaths } from './generated/grant.ts';
import type { paths as ProviderPaths } from './generated/provider.ts';
import { isAuthenticationPath } from './login.ts';
import type { ListMemory } from './listMemory.ts';
import type { LoginSource } from './login.ts';
import { bearerToken } from './middleware/bearerToken.ts';
import { errors } from './middleware/errors.ts';
import { loginExpiry } from './middleware/loginExpiry.ts';
import { requestId } from './middleware/requestId.ts';
import { serviceCredentials } from './middleware/serviceCredentials.ts';
import type { ServiceCredentials } from './middleware/serviceCredentials.ts';
import { unchangedLists } from './middleware/unchangedLists.ts';
import { createServerClock } from './serverClock.ts';
import type { ServerClock } from './serverClock.ts';
import { withTimeout } from './withTimeout.ts';
import type { Fetch } from './withTimeout.ts';

export interface ClientsOptions {
  /** Base URL of each API; in a browser a path of the same origin (`/barcode`). */
  baseUrls: { provider: string; barcode: string; grant: string };
  /** Returns the current login; called for every request. Without it no user is signed in. */
  login?: LoginSource;
  /** Bearer token for provider calls without a login, such as the login call. */
  configuredToken?: string | undefined;
  /** For direct calls to the barcode or grant API; without them its gateway is called with the token of the login. */
  serviceCredentials?: { barcode?: ServiceCredentials | undefined; grant?: ServiceCredentials | undefined };
  /** Called for each request that was not sent because the login has expired. */
  onExpired?: (error: ApiError) => void;
  /** Called for each 401 to a request with a token, except sign-in and sign-out. */
  onUnauthorized?: (error: ApiError) => void;
  /** Sends a request; default: the current `globalThis.fetch`. */
  fetch?: Fetch;
  /** Milliseconds until a request without a complete response fails, a stream without headers; default 30,000. */
  timeoutMs?: number;
  /** Default: a new clock, which learns from each response. */
  clock?: ServerClock;
  /** Keeps received lists, so that unchanged ones are not transferred again; default: none are kept. */
  lists?: ListMemory;
}

export interface Clients {
  provider: Client<ProviderPaths>;
  barcode: Client<BarcodePaths>;
  grant: Client<GrantPaths>;
}

/** Lists of the barcode and grant APIs; their other calls do not check the expiry of the login. */
const listPaths = new Set([
  '/JobOverview/',
  '/CouponLoadStatus/',
  '/api/ApplicationList/',
  '/api/ViewLog',
  '/api/DailyCounts',
]);
const isList = (schemaPath: string) => listPaths.has(schemaPath);

/**
 * Typed clients of the three APIs. A call resolves with `data` for every success and rejects with `ApiError` for
 * every failure; an abort by the caller passes through unchanged.
 *
 * Before a provider call, and before the lists of the other two, the expiry of the login is checked: when it has
 * expired, the call is not sent and rejects with kind `expired`.
 *
 * Responses are parsed as JSON. Operations that return plain text (`createJob`, `getMailerDescription`,
 * `createApplicationsFile`) need `parseAs: 'text'` at the call:
 *
 * ```ts
 * const clients = createClients({ baseUrls: { provider: '/', barcode: '/barcode', grant: '/grant' }, login });
 * const { data } = await clients.provider.GET('/api/mailer', { params: { query: { pageNumber: 2 } } });
 * const text = await clients.barcode.POST('/Step1', { body: job, parseAs: 'text' });
 * ```
 */
export function createClients(options: ClientsOptions): Clients {
  const {
    baseUrls,
    serviceCredentials: pairs = {},
    login = () => null,
    clock = createServerClock(),
  } = options;
  const { onExpired, onUnauthorized, configuredToken, timeoutMs = 30_000, lists } = options;
  const fetch = withTimeout(options.fetch ?? ((request, init) => globalThis.fetch(request, init)), timeoutMs);

  const expiry = (appliesTo: (schemaPath: string) => boolean) =>
    loginExpiry({ login, clock, onExpired, appliesTo });

  // The token comes first: it is read when the call is made, even if the login is removed right afterwards.
  const withLogin = (token: string | undefined, expiryCheck: Middleware): Middleware[] => [
    bearerToken({ login, configuredToken: token }),
    ...(lists ? [unchangedLists(lists)] : []),
    errors({ onUnauthorized }),
    expiryCheck,
    requestId(),
  ];
  const withServiceAccount = (serviceAccount: ServiceCredentials | undefined): Middleware[] =>
    serviceAccount
      ? [serviceCredentials(serviceAccount), errors(), expiry(isList), requestId()]
      : withLogin(undefined, expiry(isList));

  const provider = createClient<ProviderPaths>({ baseUrl: baseUrls.provider, fetch });
  provider.use(
    ...withLogin(
      configuredToken,
      expiry((schemaPath) => !isAuthenticationPath(schemaPath)),
    ),
  );
  const barcode = createClient<BarcodePaths>({ baseUrl: baseUrls.barcode, fetch });
  barcode.use(...withServiceAccount(pairs.barcode));
  const grant = createClient<GrantPaths>({ baseUrl: baseUrls.grant, fetch });
  grant.use(...withServiceAccount(pairs.grant));
  return { provider, barcode, grant };
}
