/**
 * How a call failed:
 * - `network`: no whole answer came (no connection, dropped while answering, too slow)
 * - `expired`: the login is past its expiry; the call was not sent
 * - `http`: the server answered with a status of 400 or more
 * - `malformed`: the server answered with success, but not with what the contract describes
 */
export type ApiErrorKind = 'network' | 'expired' | 'http' | 'malformed';

/** Field of the request → texts to show beside it. */
export type ApiFieldErrors = Readonly<Record<string, readonly string[]>>;

export interface ApiErrorInit {
  kind: ApiErrorKind;
  status: number;
  code: string;
  message: string;
  fields?: ApiFieldErrors;
  requestId?: string | null;
  cause?: unknown;
}

/** The one error a caller of the clients sees. Only an abort by the caller himself passes through as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /**
   * Dotted words for programs: the server's own code (`role.exists`), else one of `network.failed`,
   * `network.timeout`, `session.expired`, `answer.malformed` or `http.{status}`.
   */
  readonly code: string;
  /** Texts by field, from a 400 whose body is a field map; otherwise empty. */
  readonly fields: ApiFieldErrors;
  /** Finds the request in the server's log; `null` for a call that was not sent. */
  readonly requestId: string | null;

  constructor({ kind, status, code, message, fields = {}, requestId = null, cause }: ApiErrorInit) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.requestId = requestId;
  }
}

export function isApiError(value: unknown): value is ApiError {
  return value instanceof ApiError;
}
