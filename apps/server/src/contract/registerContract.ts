import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
  RouteOptions,
} from 'fastify';
import glue from 'fastify-openapi-glue';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { AppError, InvalidBodyError } from '../errors.ts';
import type { AnyInvalidBodyHandler } from './handlers.ts';
import type { Access, Contract, Operation } from './operations.ts';
import { createTextError } from './requestChecks.ts';
import { toMessagesByField, formatFirstError, simplifyNullAlternatives } from './schemaCompilers.ts';

/** Handles a request that has passed the access check and validation. */
export type OperationHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export interface Registration {
  /** Path prefix of all operations. */
  prefix: string;
  createHandler: (operation: Operation) => OperationHandler;
  /** Returns the custom response to an invalid body, for operations that have one. */
  getInvalidBodyHandler?: (operation: Operation) => AnyInvalidBodyHandler | undefined;
  /** Overrides the access that the contract declares. */
  getAccess?: (operation: Operation) => Access;
}

const mebibyte = 1_048_576;
/** Limits for operations that accept lists with thousands of rows. */
const bodyLimits: Partial<Record<string, number>> = { sendMessage: mebibyte, replaceJobCoupons: mebibyte };

/** Registers a route for every operation of a contract. No API route is registered elsewhere. */
export async function registerContract(
  app: FastifyInstance,
  contract: Contract,
  { prefix, createHandler, getInvalidBodyHandler, getAccess }: Registration,
): Promise<void> {
  const operations = new Map(contract.operations.map((operation) => [operation.operationId, operation]));
  await app.register(async (routes) => {
    routes.addHook('onRoute', simplifySchemas);
    // Without this the plugin warns about media types that only responses use.
    routes.hasContentTypeParser = () => true;
    await routes.register(glue, {
      specification: contract.document,
      prefix,
      operationResolver: (operationId) => {
        const operation = operations.get(operationId);
        if (!operation) throw new Error(`${operationId} is not an operation of the contract`);
        return {
          config: {
            access: getAccess?.(operation) ?? operation.access,
            operation,
            invalidBodyHandler: getInvalidBodyHandler?.(operation),
          },
          ...(bodyLimits[operationId] && { bodyLimit: bodyLimits[operationId] }),
          schemaErrorFormatter: createErrorFormatter(operation),
          handler: createHandler(operation),
          // The plugin adds method, url and schema.
        } as unknown as RouteOptions;
      },
    });
  });
}

/**
 * Only JSON is accepted, so its schema applies to every body. With one schema per media type, Fastify would skip
 * validation for unknown types. Response schemas are rewritten for faster serialization.
 */
function simplifySchemas(route: RouteOptions): void {
  const schema = route.schema as RouteSchema | undefined;
  if (!schema) return;
  if (schema.headers) schema.headers.properties = lowerCaseKeys(schema.headers.properties);
  const body = schema.body?.content?.['application/json']?.schema;
  if (body) schema.body = body as JsonContent;
  if (schema.response) schema.response = simplifyNullAlternatives(schema.response) as Record<string, unknown>;
}

interface RouteSchema {
  body?: JsonContent;
  headers?: { properties: Record<string, unknown> };
  response?: Record<string, unknown>;
}

/** Node lower-cases header names. Fastify adapts the schema only if it uses its default validator. */
function lowerCaseKeys(properties: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name.toLowerCase(), schema]));
}

interface JsonContent {
  content?: { 'application/json'?: { schema: object } };
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
