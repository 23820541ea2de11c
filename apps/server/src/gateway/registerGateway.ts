import type { FastifyInstance } from 'fastify';
import type { Contract } from '../contract/operations.ts';
import { registerContract, type OperationHandler } from '../contract/registerContract.ts';
import type { Operation } from '../contract/operations.ts';
import type { Forward } from './forward.ts';

/**
 * Serves the operations of another service to browsers: session and page are checked here, name and key of the service
 * are added by `forward`. Only operations of the contract are passed on.
 */
export function registerGateway(app: FastifyInstance, contract: Contract, forward: Forward): Promise<void> {
  return registerContract(app, contract, {
    prefix: contract.prefix,
    handlerOf: (operation) => passOn(operation, forward),
  });
}

function passOn(operation: Operation, forward: Forward): OperationHandler {
  return async (request, reply) => {
    const answer = await forward({
      operation,
      path: (request.params ?? {}) as Record<string, unknown>,
      query: (request.query ?? {}) as Record<string, unknown>,
      body: request.body,
      requestId: request.id,
    });
    reply.status(answer.status);
    if (answer.mediaType) reply.type(answer.mediaType);
    // The answer is text already: it is passed on as it came.
    return reply.serializer((text: unknown) => String(text)).send(answer.body);
  };
}
