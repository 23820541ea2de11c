import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ProviderSchemas } from '@portal/api-client';
import { isDatabaseAway } from './db/databaseErrors.ts';

/** The body of every failure but field errors. */
export type Problem = ProviderSchemas['Problem'];
/** Field of the request to its text or texts: the 400 body of saves whose mistakes belong beside form fields. */
export type FieldErrors = ProviderSchemas['FieldErrors'];

/** Every failure the server can answer: its code, status and the sentence used unless a better one is given. */
const failures = {
  'request.invalid': { status: 400, message: 'The request does not fit its description' },
  'session.missing': { status: 401, message: 'Please log in' },
  'session.expired': { status: 401, message: 'The session has ended' },
  'login.failed': { status: 401, message: 'invalid user name or password' },
  'service.refused': { status: 401, message: 'The service name and key are not right' },
  'access.denied': { status: 403, message: 'You may not use this page' },
  'user.not_found': { status: 404, message: 'There is no such user' },
  'role.not_found': { status: 404, message: 'There is no such role' },
  'company.not_found': { status: 404, message: 'There is no such company' },
  'company_access.not_found': { status: 404, message: 'The user has no access to this company' },
  'page.not_found': { status: 404, message: 'There is no such page' },
  'start_page.not_found': { status: 404, message: 'There is no such start page' },
  'dashboard_page.not_found': { status: 404, message: 'There is no such dashboard page' },
  'default_value.not_found': { status: 404, message: 'There is no such default value' },
  'source_code.not_found': { status: 404, message: 'There is no such source code' },
  'campaign.not_found': { status: 404, message: 'There is no such campaign' },
  'mailer.not_found': { status: 404, message: 'There is no such mailer' },
  'job.not_found': { status: 404, message: 'There is no such job' },
  'job.output_not_found': { status: 404, message: 'The job has no output file' },
  'application.not_found': { status: 404, message: 'There is no such application' },
  'file.not_found': { status: 404, message: 'There is no such file, or its link has ended' },
  'provider.not_found': { status: 404, message: 'There is no such thing' },
  'report.not_found': { status: 404, message: 'There is no such report' },
  'route.not_found': { status: 404, message: 'There is nothing at this address' },
  'route.method': { status: 405, message: 'This address does not take this method' },
  'request.too_slow': { status: 408, message: 'The request took too long to arrive' },
  'provider.conflict': { status: 409, message: 'The state of the data does not allow it' },
  'role.exists': { status: 409, message: 'There is a role of this name' },
  'source_code.in_use': { status: 409, message: 'The source code is in use' },
  'job.not_ready': { status: 409, message: 'Load or save the coupons of the job first' },
  'job.campaign_locked': { status: 409, message: 'The campaign of the job cannot change any more' },
  'job.started': { status: 409, message: 'The job has been started' },
  'request.key_reused': { status: 409, message: 'The Idempotency-Key has come with another body' },
  'user.own_account': { status: 409, message: 'Nobody can terminate himself' },
  'administration.lost': { status: 409, message: 'No active administrator would be left' },
  'row.changed': { status: 412, message: 'It has been changed by someone else since you opened it' },
  'request.too_large': { status: 413, message: 'The request is too large' },
  'request.media_type': { status: 415, message: 'Send JSON' },
  'request.too_many': { status: 429, message: 'Too many messages; try again later' },
  'request.headers_too_large': { status: 431, message: 'The headers of the request are too large' },
  'server.error': { status: 500, message: 'Something went wrong' },
  'operation.not_built': { status: 501, message: 'This operation is not built yet' },
  'operation.not_offered': { status: 501, message: 'The provider of the data does not offer this' },
  'upstream.failed': { status: 502, message: 'Another server did not answer as it should' },
  'server.busy': { status: 503, message: 'The server is busy' },
} as const;

export type FailureCode = keyof typeof failures;

/** Seconds after which a refused caller may try again. */
const retryAfterSeconds = 2;
/** The same for someone who has asked for too much. */
const tooManyRetrySeconds = 60;

/** A mistake of whoever starts the server: shown without a stack before the process ends with an exit code. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** A failure with a code of the table above; becomes a `Problem`. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: FailureCode;
  readonly status: number;
  /** Headers that belong to the answer, such as `Allow`. */
  readonly headers: Record<string, string>;

  constructor(code: FailureCode, message?: string, headers: Record<string, string> = {}) {
    super(message ?? failures[code].message);
    this.code = code;
    this.status = failures[code].status;
    this.headers = { ...defaultHeaders(code), ...headers };
  }
}

/** What was entered cannot be stored; becomes `FieldErrors` with status 400. */
export class FieldErrorsError extends Error {
  override name = 'FieldErrorsError';
  readonly fields: FieldErrors;

  constructor(fields: FieldErrors) {
    super('Some fields cannot be stored');
    this.fields = fields;
  }
}

/** What is wrong with a body: beside its fields (the empty name is the whole body), and in one sentence. */
export interface Misfit {
  fields: Record<string, string[]>;
  sentence: string;
}

/** The body does not fit the contract; answered as its operation answers that. */
export class UnfitBodyError extends Error {
  override name = 'UnfitBodyError';
  readonly misfit: Misfit;

  constructor(misfit: Misfit) {
    super(misfit.sentence);
    this.misfit = misfit;
  }
}

/** The body of a failure. */
export function toProblem(error: AppError, requestId: string): Problem {
  return { status: error.status, code: error.code, message: error.message, requestId };
}

/**
 * The one error handler. What nobody foresaw is logged once, with its stack and the request id, and answered without
 * either stack, SQL or path.
 */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { operation, bodyRefusal } = request.routeOptions.config;
  if (error instanceof UnfitBodyError && operation && bodyRefusal) {
    return reply
      .status(operation.status)
      .type(operation.mediaType ?? 'application/json')
      .send(bodyRefusal(request.body, error.misfit));
  }
  const foreseen = besideFields(foresee(error, request), request);
  if (foreseen instanceof FieldErrorsError) {
    return reply.status(400).type('application/json').send(foreseen.fields);
  }
  if (foreseen) return sendProblem(foreseen, request, reply);
  request.log.error({ err: error }, 'unforeseen error');
  return sendProblem(new AppError('server.error'), request, reply);
}

function sendProblem(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .status(error.status)
    .headers(error.headers)
    .type('application/problem+json')
    .send(toProblem(error, request.id));
}

function defaultHeaders(code: FailureCode): Record<string, string> {
  if (code === 'server.busy') return { 'retry-after': String(retryAfterSeconds) };
  if (code === 'request.too_many') return { 'retry-after': String(tooManyRetrySeconds) };
  if (code === 'session.missing' || code === 'session.expired') return { 'www-authenticate': 'Bearer' };
  return {};
}

/** The failure to answer with, or `null` for an error that nobody foresaw. */
function foresee(error: FastifyError | Error, request: FastifyRequest): AppError | FieldErrorsError | null {
  if (error instanceof AppError || error instanceof FieldErrorsError) return error;
  if (error instanceof UnfitBodyError) return unfitBody(error.misfit, request);
  if (isDatabaseAway(error)) {
    request.log.error({ err: error }, 'the database does not answer');
    return new AppError('server.busy');
  }
  return 'code' in error ? ofFramework(error) : null;
}

function unfitBody({ fields, sentence }: Misfit, request: FastifyRequest): AppError | FieldErrorsError {
  const hasFields = request.routeOptions.config.operation?.answersFieldErrors ?? false;
  return hasFields ? new FieldErrorsError(fields) : new AppError('request.invalid', sentence);
}

/** Where the contract has field errors as its 400, a refusal of the whole request is one of the field without a name. */
function besideFields<Foreseen extends AppError | FieldErrorsError | null>(
  foreseen: Foreseen,
  request: FastifyRequest,
): Foreseen | FieldErrorsError {
  const hasFields = request.routeOptions.config.operation?.answersFieldErrors ?? false;
  const isProblem = foreseen instanceof AppError && foreseen.status === 400;
  return hasFields && isProblem ? new FieldErrorsError({ '': [foreseen.message] }) : foreseen;
}

/** Fastify's own refusals. */
function ofFramework(error: FastifyError): AppError | null {
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('request.media_type');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('request.too_large');
    case 'FST_ERR_HANDLER_TIMEOUT':
    // The last requests of a server that stops find its embedded services closed.
    case 'FST_ERR_REOPENED_CLOSE_SERVER':
      return new AppError('server.busy');
    default:
      return error.statusCode === 400 ? new AppError('request.invalid', error.message) : null;
  }
}
