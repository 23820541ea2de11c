import { isStorableText } from '@portal/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, InvalidBodyError, type ErrorCode, type InvalidBodyDetails } from '../errors.ts';
import type { Operation } from './operations.ts';

/** Operations that respond to every impossible text with the same error: the login. */
const textErrorCodes: Partial<Record<string, ErrorCode>> = { login: 'login.failed' };

/** The error for a text that can never be valid: too long, or not storable. */
export function createTextError(
  operation: Operation | undefined,
  details: InvalidBodyDetails,
): AppError | InvalidBodyError {
  const code = textErrorCodes[operation?.operationId ?? ''];
  return code ? new AppError(code) : new InvalidBodyError(details);
}

/** Checks that a schema cannot express. They run after the access check and before validation. */
export function registerRequestChecks(app: FastifyInstance): void {
  registerJsonParser(app);
  app.addHook('onRequest', async (request) => {
    checkHost(request);
    checkQuery(request);
    checkStorable(request.params, 'The URL');
  });
  app.addHook('preValidation', async (request) => {
    const { operation } = request.routeOptions.config;
    const hasBody = (request.body ?? null) !== null;
    if (operation?.bodyRequired && !hasBody) throw new AppError('request.invalid', 'A body is required');
    if (operation?.acceptsBody === false && hasBody)
      throw new AppError('request.invalid', 'The request must not have a body');
    checkStorableBody(request);
  });
}

/** Accepts only JSON in well-formed UTF-8. An empty body counts as no body. */
function registerJsonParser(app: FastifyInstance): void {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    let text: string;
    try {
      text = utf8.decode(body as Buffer);
    } catch {
      return done(new AppError('request.invalid', 'The body is not valid UTF-8'));
    }
    return parseJson(request, text, (error, value) => {
      if (error) done(new AppError('request.invalid', 'The body is not valid JSON'));
      else if (isDeeperThan(value, maxDepth))
        done(new AppError('request.invalid', 'The body is nested too deeply'));
      else done(null, value);
    });
  });
}

/** Deeper than any body of the contract. Prevents stack overflows in recursive functions. */
const maxDepth = 32;

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeperThan(each, levels - 1));
}

/** Exactly one Host (RFC 9112 §3.2): with several, a proxy and this server may choose different ones. */
function checkHost({ raw }: FastifyRequest): void {
  const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length !== 1) throw new AppError('request.invalid', 'Exactly one Host header is required');
}

function checkQuery(request: FastifyRequest): void {
  for (const [key, value] of Object.entries(request.query ?? {})) {
    if (Array.isArray(value)) throw new AppError('request.invalid', `${key} must not be repeated`);
  }
  checkStorable(request.query, 'The query');
}

/** Rejects text that PostgreSQL cannot store and return unchanged. */
function checkStorable(value: unknown, where: string): void {
  if (!isStorable(value)) throw new AppError('request.invalid', `${where} ${notStorableMessage}`);
}

const notStorableMessage = 'contains characters that cannot be stored';

/** Checks the body; the error has the form that the operation defines. */
function checkStorableBody(request: FastifyRequest): void {
  const { body } = request;
  if (isStorable(body)) return;
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const wrong = fields
    .filter(([key, value]) => isStorableText(key) && !isStorable(value))
    .map(([key]) => key);
  const texts = (wrong.length === 0 ? [''] : wrong).map((key) => [key, [notStorableMessage]]);
  throw createTextError(request.routeOptions.config.operation, {
    fields: Object.fromEntries(texts),
    message: `The body ${notStorableMessage}`,
  });
}

/** Whether PostgreSQL can store and return every text in a JSON value unchanged. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, each]) => isStorableText(key) && isStorable(each));
}
