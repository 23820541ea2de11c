import type { FastifyRequest } from 'fastify';
import type { Server } from '../server.ts';
import { hasLocalAccount, type Session } from '../access/caller.ts';
import type { Db } from '../db/database.ts';
import type { IdempotentCall } from '../db/idempotencyKeys.ts';
import { FileResponse } from './fileResponse.ts';
import type { AnyHandler, Context } from './handlers.ts';
import type { Operation } from './operations.ts';
import type { OperationHandler } from './registerContract.ts';
import { readReport } from './reportRead.ts';
import { sendResponse } from './sharedResponse.ts';
import { createShareRead } from './sharedRead.ts';

/** Adapts a handler to a route: passes input and context, sets the status and media type of the contract. */
export function createOperationHandler(
  server: Server,
  operation: Operation,
  handler: AnyHandler,
): OperationHandler {
  const run = createRunner(server, operation);
  return async (request, reply) => {
    const input = {
      path: request.params ?? {},
      query: request.query ?? {},
      header: Object.fromEntries(
        operation.headers.map((name) => [name, request.headers[name.toLowerCase()]]),
      ),
      body: request.body,
    };
    const handleWith = (db: Db) => handler(input as never, buildContext(server, operation, request, db));
    const handle = () =>
      operation.canLag
        ? readReport(server, { request, reply }, handleWith)
        : handleWith(operation.isLong ? server.database.longDb : server.database.db);
    const response = await run(request, handle);
    reply.status(operation.status);
    if (operation.mediaType) reply.type(addCharset(operation.mediaType));
    return response instanceof FileResponse
      ? reply.headers(response.headers).send(response.content)
      : sendResponse(reply, response);
  };
}

type Handle = () => Promise<unknown>;

/** Limits the long calls of a user. Of the others, those that read the same list at the same time share one read. */
function createRunner(
  server: Server,
  { isLong, isConditional }: Operation,
): (request: FastifyRequest, handle: Handle) => Promise<unknown> {
  if (isLong) return ({ caller }, handle) => server.longCalls.run(caller?.username ?? '', handle);
  if (!isConditional) return (_request, handle) => handle();
  const share = createShareRead();
  return ({ params, query }, handle) => share(JSON.stringify([params, query]), handle);
}

/** Adds the charset to text media types. JSON is always UTF-8. */
function addCharset(mediaType: string): string {
  return mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType;
}

/** Keys are scoped by user. For calls between services, which have no user, the gateway makes them unique per user. */
function toIdempotentCall(
  { operationId, headers }: Operation,
  { headers: given, body }: FastifyRequest,
  session: Session | null,
): IdempotentCall | null {
  const key = given['idempotency-key'];
  if (typeof key !== 'string' || !headers.includes('Idempotency-Key')) return null;
  return { key, scope: `${operationId}\n${session?.userId ?? ''}`, body };
}

function buildContext(server: Server, operation: Operation, request: FastifyRequest, db: Db): Context {
  const session = !operation.isConditional && hasLocalAccount(request.caller) ? request.caller : null;
  return {
    db,
    server,
    session,
    binding: request.binding,
    cookies: request.headers.cookie,
    requestId: request.id,
    source: request.ip,
    log: request.log,
    idempotentCall: toIdempotentCall(operation, request, session),
  };
}
