import type { FastifyInstance } from 'fastify';
import type { AllowedMethods } from '../contract/allowedMethods.ts';
import { getRequestPath } from '../contract/requestPath.ts';
import { AppError } from '../errors.ts';

/** Distinguishes unknown paths (404) from unsupported methods (405). */
export function registerNotFound(app: FastifyInstance, allowedMethods: AllowedMethods): void {
  app.setNotFoundHandler(async (request) => {
    const allowed = allowedMethods.listMethods(getRequestPath(request.url));
    if (allowed.length === 0 || allowed.includes(request.method)) throw new AppError('route.not_found');
    throw new AppError('route.method', undefined, { allow: allowed.join(', ') });
  });
}
