/**
 * How a call failed:
 * - `network`: no complete response (no connection, connection lost, timeout)
 * - `expired`: the login has expired; the call was not sent
 * - `http`: the server responded with a status of 400 or more
 * - `malformed`: the server responded with success, but the response does not match the contract
 */
export type ApiErrorKind = 'network' | 'expired' | 'http' | 'malformed';

import type { ProviderSchemas } from './schemas.ts';

/** Field of the request → error messages to show at it. */
export type ApiFieldErrors = Readonly<Record<string, readonly string[]>>;

export interface ApiErrorInit {
  kind: ApiErrorKind;
  status: number;
  code: string;
  message: string;
  fields?: ApiFieldErrors;
  requestId?: string | null;
  secondFactor?: ProviderSchemas['LoginStep'];
  call?: string;
  cause?: unknown;
}

/** The only error that the clients throw, except for an abort by the caller, which passes through unchanged. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /**
   * Machine-readable: the server's own code (`role.exists`), else one of `network.failed`,
   * `network.timeout`, `session.expired`, `response.malformed` or `http.{status}`.
   */
  readonly code: string;
  /** Messages by field, from a 400 whose body is a field map; otherwise empty. */
  readonly fields: ApiFieldErrors;
  /** Id of the request in the server's log; `null` for a call that was not sent. */
  readonly requestId: string | null;
  /** What the second step of a login takes, when it is missing or wrong. */
  readonly secondFactor: ProviderSchemas['LoginStep'] | undefined;
  /** Method, base URL and path of the contract, without the values of the path: `GET /barcode/Job/{jobId}`. */
  readonly call: string;

  constructor(init: ApiErrorInit) {
    const { kind, status, code, message, fields = {}, requestId = null, call = '', cause } = init;
    super(message, { cause });
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.requestId = requestId;
    this.secondFactor = init.secondFactor;
    this.call = call;
  }
}

export function isApiError(value: unknown): value is ApiError {
  return value instanceof ApiError;
}
