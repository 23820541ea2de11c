import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ProviderSchemas } from '@portal/api-client';
import { isDatabaseUnavailable } from './db/databaseErrors.ts';
import { isPageRequest, sendErrorPage } from './plugins/errorPage.ts';

/** The body of every error response except field errors. */
export type Problem = ProviderSchemas['Problem'];
/** Messages by request field: the 400 response of saves whose mistakes are shown beside form fields. */
export type FieldErrors = ProviderSchemas['FieldErrors'];

/** All error codes with status and default message. */
const errorDefinitions = {
  'request.invalid': { status: 400, message: 'The request is invalid' },
  'session.missing': { status: 401, message: 'Please log in' },
  'session.expired': { status: 401, message: 'Your session has ended' },
  'session.idle': { status: 401, message: 'Your session has ended because it was not used' },
  'session.locked': { status: 401, message: 'Your session has ended because your account was locked' },
  'session.password_changed': {
    status: 401,
    message: 'Your session has ended because your password was changed',
  },
  'session.signed_out': { status: 401, message: 'Your session has ended because you signed out everywhere' },
  'session.terminated': {
    status: 401,
    message: 'Your session has ended because your account was terminated',
  },
  'login.failed': { status: 401, message: 'invalid user name or password' },
  'login.code_required': { status: 401, message: 'Send a code or a passkey too' },
  'login.code_wrong': { status: 401, message: 'This code is not valid. A code of the app works once.' },
  'login.passkey_wrong': { status: 401, message: 'This passkey was not accepted. Try again.' },
  'service.refused': { status: 401, message: 'Invalid service credentials' },
  'access.denied': { status: 403, message: "You don't have permission to use this page" },
  'second_factor.required': {
    status: 403,
    message: 'Your role requires two-step verification. Set it up first.',
  },
  'user.not_found': { status: 404, message: 'User not found' },
  'second_factor.not_found': { status: 404, message: 'Two-step verification is not on' },
  'passkey.invalid': { status: 400, message: 'The passkey could not be added. Start again.' },
  'passkey.not_found': { status: 404, message: 'Passkey not found. It may have been removed.' },
  'role.not_found': { status: 404, message: 'Role not found' },
  'company.not_found': { status: 404, message: 'Company not found' },
  'company_access.not_found': { status: 404, message: 'The user does not have access to this company' },
  'page.not_found': { status: 404, message: 'Page not found' },
  'message.not_found': { status: 404, message: 'Message not found' },
  'start_page.not_found': { status: 404, message: 'Start page not found' },
  'dashboard_page.not_found': { status: 404, message: 'Dashboard page not found' },
  'default_value.not_found': { status: 404, message: 'Default value not found' },
  'source_code.not_found': { status: 404, message: 'Source code not found' },
  'campaign.not_found': { status: 404, message: 'Campaign not found' },
  'mailer.not_found': { status: 404, message: 'Mailer not found' },
  'job.not_found': { status: 404, message: 'Job not found' },
  'job.output_not_found': { status: 404, message: 'The job has no output file' },
  'application.not_found': { status: 404, message: 'Application not found' },
  'file.not_found': { status: 404, message: 'File not found, or the link has expired' },
  'upstream.not_found': { status: 404, message: 'Not found. It may have been deleted.' },
  'place.not_found': { status: 404, message: 'Not found. It may have been deleted.' },
  'saved_view.name': { status: 400, message: 'Name must be one line' },
  'saved_view.role': { status: 403, message: 'You can share a view only with a role that you have' },
  'saved_view.not_found': { status: 404, message: 'View not found. It may have been deleted.' },
  'report.not_found': { status: 404, message: 'Report not found' },
  'route.not_found': { status: 404, message: 'Not found' },
  'route.method': { status: 405, message: 'This method is not allowed here' },
  'request.too_slow': { status: 408, message: 'The request timed out' },
  'upstream.conflict': { status: 409, message: 'Not possible in the current state of the data' },
  'role.exists': { status: 409, message: 'A role with this name already exists' },
  'source_code.in_use': { status: 409, message: 'This source code already exists' },
  'job.not_ready': { status: 409, message: "Load or save the job's coupons first" },
  'job.campaign_locked': { status: 409, message: "The job's campaign can no longer be changed" },
  'job.started': { status: 409, message: 'The job has already started' },
  'request.key_reused': {
    status: 409,
    message: 'This Idempotency-Key was already used with a different body',
  },
  'favorites.full': { status: 409, message: 'You can have 100 favorites. Remove one first.' },
  'saved_view.name_used': { status: 409, message: 'You already have a view with this name on this page' },
  'saved_view.limit': { status: 409, message: 'You can have 500 saved views. Delete one first.' },
  'user.own_account': { status: 409, message: "You can't terminate your own account" },
  'second_factor.exists': { status: 409, message: 'You already have an authenticator app' },
  'passkey.limit': { status: 409, message: 'You can have 10 passkeys. Remove one first.' },
  'second_factor.own': {
    status: 409,
    message: "You can't reset your own two-step verification. Turn it off under Account.",
  },
  'administration.lost': { status: 409, message: 'At least one active administrator is required' },
  'row.changed': { status: 412, message: 'Someone else changed this after you opened it' },
  'request.precondition': { status: 412, message: 'The file has changed' },
  'request.too_large': { status: 413, message: 'The request is too large' },
  'request.url_too_long': { status: 414, message: 'The URL is too long' },
  'request.media_type': { status: 415, message: 'The request must be JSON' },
  'request.range': { status: 416, message: 'The requested range is not in the file' },
  'request.too_many': { status: 429, message: 'Too many requests. Try again later.' },
  'request.headers_too_large': { status: 431, message: 'The request headers are too large' },
  'server.error': { status: 500, message: 'Something went wrong. Try again.' },
  'operation.not_offered': { status: 501, message: 'The provider does not support this operation' },
  'upstream.failed': { status: 502, message: 'A connected service did not respond correctly' },
  'server.busy': { status: 503, message: 'The server is busy. Try again.' },
} as const;

export type ErrorCode = keyof typeof errorDefinitions;
/** Why a session is not accepted. */
export type SessionErrorCode = Extract<ErrorCode, `session.${string}`>;

export type LoginErrorCode = Extract<ErrorCode, `login.${string}`>;

/** Default `Retry-After` in seconds. */
const busyRetrySeconds = 2;
/** `Retry-After` for rate limits. */
const rateLimitRetrySeconds = 60;

/** A configuration mistake: printed without a stack trace before the process exits with an error code. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** An error with a code of the table above; becomes a `Problem`. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  /** Response headers, such as `Allow`. */
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, message?: string, headers: Record<string, string> = {}) {
    super(message ?? errorDefinitions[code].message);
    this.code = code;
    this.status = errorDefinitions[code].status;
    this.headers = { ...buildDefaultHeaders(code), ...headers };
  }
}

/** What is wrong with the second step of a login, and what it takes. */
export class LoginStepError extends AppError {
  readonly secondFactor: ProviderSchemas['LoginStep'];

  constructor(code: LoginErrorCode, secondFactor: ProviderSchemas['LoginStep']) {
    super(code);
    this.secondFactor = secondFactor;
  }
}

/** Invalid input by field; becomes `FieldErrors` with status 400. */
export class FieldErrorsError extends Error {
  override name = 'FieldErrorsError';
  readonly fields: FieldErrors;

  constructor(fields: FieldErrors) {
    super('Some fields are invalid');
    this.fields = fields;
  }
}

/** Validation errors of a body: by field (the empty name is the whole body), and as one sentence. */
export interface InvalidBodyDetails {
  fields: Record<string, string[]>;
  message: string;
}

/** The body does not match the contract. The operation decides the form of the response. */
export class InvalidBodyError extends Error {
  override name = 'InvalidBodyError';
  readonly details: InvalidBodyDetails;

  constructor(details: InvalidBodyDetails) {
    super(details.message);
    this.details = details;
  }
}

/** The response body of an error. */
export function toProblem(error: AppError, requestId: string): Problem {
  const { status, code, message } = error;
  const problem = { status, code, message, requestId };
  return error instanceof LoginStepError ? { ...problem, secondFactor: error.secondFactor } : problem;
}

type ErrorHandler = (
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply;

/**
 * Creates the error handler. Unexpected errors are logged once, with stack and request id; the response contains neither
 * stack, SQL nor paths.
 * @param config with the base path, which error pages link to
 */
export function createErrorHandler({ basePath }: { basePath: string }): ErrorHandler {
  return function handleError(error, request, reply) {
    const { operation, invalidBodyHandler } = request.routeOptions.config;
    if (error instanceof InvalidBodyError && operation && invalidBodyHandler) {
      return reply
        .status(operation.status)
        .type(operation.mediaType ?? 'application/json')
        .send(invalidBodyHandler(request.body, error.details));
    }
    const expected = toExpectedError(error, request);
    if (expected instanceof FieldErrorsError) {
      return reply.status(400).type('application/json').send(expected.fields);
    }
    if (!expected) request.log.error({ err: error }, 'unexpected error');
    else if (expected.cause) request.log.warn({ err: expected.cause }, expected.message);
    const appError = expected ?? new AppError('server.error');
    setErrorHeaders(appError, reply);
    return !operation && isPageRequest(request)
      ? sendErrorPage(appError, reply, basePath)
      : reply.type('application/problem+json').send(toProblem(appError, request.id));
  };
}

function setErrorHeaders(error: AppError, reply: FastifyReply): void {
  // The handler of a file may have set headers that describe the file.
  for (const name of ['etag', 'last-modified', 'accept-ranges', 'content-encoding', 'vary'])
    reply.removeHeader(name);
  reply.header('cache-control', 'no-store').status(error.status).headers(error.headers);
}

function buildDefaultHeaders(code: ErrorCode): Record<string, string> {
  if (code === 'server.busy') return { 'retry-after': String(busyRetrySeconds) };
  if (code === 'request.too_many') return { 'retry-after': String(rateLimitRetrySeconds) };
  if (code.startsWith('session.')) return { 'www-authenticate': 'Bearer' };
  // Not a registered scheme: the headers user-name and user-key.
  if (code === 'service.refused') return { 'www-authenticate': 'UserKey' };
  return {};
}

/** Maps an error to the error to respond with; `null` for an unexpected error. */
function toExpectedError(
  error: FastifyError | Error,
  request: FastifyRequest,
): AppError | FieldErrorsError | null {
  if (error instanceof AppError || error instanceof FieldErrorsError) return error;
  if (error instanceof InvalidBodyError) return toInvalidBodyResponse(error.details, request);
  if (isDatabaseUnavailable(error)) {
    request.log.error({ err: error }, 'the database is not responding');
    return new AppError('server.busy');
  }
  return 'statusCode' in error ? toFrameworkError(error) : null;
}

/** Errors by field where the operation defines them, unless the body as a whole is wrong. */
function toInvalidBodyResponse(
  { fields, message }: InvalidBodyDetails,
  request: FastifyRequest,
): AppError | FieldErrorsError {
  const hasFieldErrors = request.routeOptions.config.operation?.hasFieldErrorResponse ?? false;
  const isAboutFields = hasFieldErrors && !('' in fields);
  return isAboutFields ? new FieldErrorsError(fields) : new AppError('request.invalid', message);
}

/** Maps errors of Fastify and its plugins, which have a status. */
function toFrameworkError(error: FastifyError): AppError | null {
  // While the server stops, requests in progress find embedded services closed.
  const isStopping = error.code === 'FST_ERR_REOPENED_CLOSE_SERVER';
  const code = isStopping ? 'server.busy' : frameworkErrorCodes[error.statusCode ?? 0];
  if (!code) return null;
  return new AppError(code, code === 'request.invalid' ? error.message : undefined);
}

const frameworkErrorCodes: Partial<Record<number, ErrorCode>> = {
  400: 'request.invalid',
  412: 'request.precondition',
  413: 'request.too_large',
  414: 'request.url_too_long',
  415: 'request.media_type',
  416: 'request.range',
  503: 'server.busy',
};
