import { isStorableText } from '@portal/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, type FailureCode } from '../errors.ts';

/**
 * How text that cannot be stored (NUL, half a surrogate pair) or is too long is refused by operations whose answer to
 * every wrong text is given: the login has only one.
 */
const textRefusals: Partial<Record<string, FailureCode>> = { login: 'login.failed' };

/** The refusal of a text that no value could ever be, in the words of the operation. */
export function textRefusal(operationId: string | undefined, message: string): AppError {
  const code = textRefusals[operationId ?? ''];
  return code ? new AppError(code) : new AppError('request.invalid', message);
}

/** Checks of a request that no schema expresses. They follow the check of access and come before validation. */
export function registerRequestChecks(app: FastifyInstance): void {
  registerJsonParser(app);
  app.addHook('onRequest', async (request) => {
    checkQuery(request);
    checkStorable(request, request.params, 'The address');
  });
  app.addHook('preValidation', async (request) => {
    const { operation } = request.routeOptions.config;
    if (operation?.bodyRequired && (request.body ?? null) === null) {
      throw new AppError('request.invalid', 'A body is required');
    }
    checkStorable(request, request.body, 'The body');
  });
}

/** JSON in well-formed UTF-8 is all the server reads; an empty body is none. */
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
      return done(new AppError('request.invalid', 'The body is not UTF-8'));
    }
    return parseJson(request, text, (error, value) => {
      if (error) done(new AppError('request.invalid', 'The body is not JSON'));
      else done(null, value);
    });
  });
}

function checkQuery(request: FastifyRequest): void {
  for (const [key, value] of Object.entries(request.query ?? {})) {
    if (Array.isArray(value)) throw new AppError('request.invalid', `${key} is given more than once`);
  }
  checkStorable(request, request.query, 'The query');
}

/** Refuses text that PostgreSQL cannot store and give back unchanged, wherever it stands. */
function checkStorable(request: FastifyRequest, value: unknown, where: string): void {
  if (isStorable(value)) return;
  const { operation } = request.routeOptions.config;
  throw textRefusal(operation?.operationId, `${where} holds characters that cannot be stored`);
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, each]) => isStorableText(key) && isStorable(each));
}
