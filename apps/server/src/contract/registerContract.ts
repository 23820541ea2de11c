import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
  HTTPMethods,
} from 'fastify';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { AppError, InvalidBodyError } from '../errors.ts';
import { toCompression } from '../plugins/compression.ts';
import type { InvalidBodyHandlersById } from './handlers.ts';
import type { Access, Contract, Operation } from './operations.ts';
import { createTextError } from './requestChecks.ts';
import { toMessagesByField, formatFirstError } from './schemaCompilers.ts';

/** Handles a request that has passed the access check and validation. */
export type OperationHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export interface Registration {
  /** Path prefix of all operations. */
  prefix: string;
  createHandler: (operation: Operation) => OperationHandler;
  /** Custom responses to invalid bodies. */
  invalidBodyHandlers: InvalidBodyHandlersById;
  /** Instead of the access that the contract declares. */
  access?: Access;
}

const mebibyte = 1_048_576;
/** Limits for operations that accept lists with thousands of rows. */
const bodyLimits: Partial<Record<string, number>> = {
  sendMessage: 4 * mebibyte,
  replaceJobCoupons: mebibyte,
  saveJobDraft: mebibyte,
};

/** Registers a route for every operation of a contract. No API route is registered elsewhere. */
export function registerContract(
  app: FastifyInstance,
  contract: Contract,
  { prefix, createHandler, invalidBodyHandlers, access }: Registration,
): void {
  for (const operation of contract.operations) {
    const bodyLimit = bodyLimits[operation.operationId];
    app.route({
      method: operation.method as HTTPMethods,
      url: prefix + operation.path.replace(/\{(\w+)\}/g, ':$1'),
      schema: operation.schema,
      config: {
        access: access ?? operation.access,
        operation,
        invalidBodyHandler: invalidBodyHandlers[operation.operationId],
      },
      ...(bodyLimit && { bodyLimit }),
      ...toCompression(operation),
      // Fastify would read a file to its end only to drop it.
      exposeHeadRoute: !operation.isFile,
      schemaErrorFormatter: createErrorFormatter(operation),
      handler: createHandler(operation),
    });
  }
}

/** Returns the error for a request that fails validation. */
function createErrorFormatter(operation: Operation) {
  return (found: FastifySchemaValidationError[], part: string): Error => {
    const errors = found as unknown as ErrorObject[];
    const message = formatFirstError(errors);
    if (part !== 'body') return new AppError('request.invalid', message);
    const isTooLong = errors.every((error) => error.keyword === 'maxLength');
    const details = { fields: toMessagesByField(errors), message };
    return isTooLong ? createTextError(operation, details) : new InvalidBodyError(details);
  };
}
