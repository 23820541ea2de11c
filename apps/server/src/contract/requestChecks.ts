import { isStorableText } from '@portal/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, UnfitBodyError, type FailureCode, type Misfit } from '../errors.ts';
import type { Operation } from './operations.ts';

/** Operations that have one answer to every text that cannot be right: the login. */
const textRefusals: Partial<Record<string, FailureCode>> = { login: 'login.failed' };

/** The refusal of a text that no value could ever be: too long, or not to be stored. */
export function textRefusal(operation: Operation | undefined, misfit: Misfit): AppError | UnfitBodyError {
  const code = textRefusals[operation?.operationId ?? ''];
  return code ? new AppError(code) : new UnfitBodyError(misfit);
}

/** Checks of a request that no schema expresses. They follow the check of access and come before validation. */
export function registerRequestChecks(app: FastifyInstance): void {
  registerJsonParser(app);
  app.addHook('onRequest', async (request) => {
    checkQuery(request);
    checkStorable(request.params, 'The address');
  });
  app.addHook('preValidation', async (request) => {
    const { operation } = request.routeOptions.config;
    if (operation?.bodyRequired && (request.body ?? null) === null) {
      throw new AppError('request.invalid', 'A body is required');
    }
    checkBody(request);
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
  checkStorable(request.query, 'The query');
}

/** Refuses text that PostgreSQL cannot store and give back unchanged, wherever it stands. */
function checkStorable(value: unknown, where: string): void {
  if (!isStorable(value)) throw new AppError('request.invalid', `${where} ${notStorable}`);
}

const notStorable = 'holds characters that cannot be stored';

/** The same for a body, refused in the words of its operation. */
function checkBody(request: FastifyRequest): void {
  const { body } = request;
  if (isStorable(body)) return;
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const wrong = fields
    .filter(([key, value]) => isStorableText(key) && !isStorable(value))
    .map(([key]) => key);
  const texts = (wrong.length === 0 ? [''] : wrong).map((key) => [key, [notStorable]]);
  throw textRefusal(request.routeOptions.config.operation, {
    fields: Object.fromEntries(texts),
    sentence: `The body ${notStorable}`,
  });
}

/** Whether every text in a value of JSON can be stored and given back unchanged. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, each]) => isStorableText(key) && isStorable(each));
}
