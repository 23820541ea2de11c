import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
  RouteOptions,
} from 'fastify';
import glue from 'fastify-openapi-glue';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { AppError, UnfitBodyError } from '../errors.ts';
import type { AnyBodyRefusal } from './handlers.ts';
import type { Access, Contract, Operation } from './operations.ts';
import { textRefusal } from './requestChecks.ts';
import { fieldErrorsOf, sentenceOf, withoutNullAlternatives } from './schemaCompilers.ts';

/** Answers a request whose access and form have been checked. */
export type OperationHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export interface Registration {
  /** Where the contract's paths begin. */
  prefix: string;
  handlerOf: (operation: Operation) => OperationHandler;
  /** How a body that does not fit is refused by an operation that has an answer of its own for it. */
  bodyRefusalOf?: (operation: Operation) => AnyBodyRefusal | undefined;
  /** Who may call; the contract's own word unless it is given here. */
  accessOf?: (operation: Operation) => Access;
}

const mebibyte = 1_048_576;
/** Bodies that may be larger than others: lists of thousands of rows. */
const bodyLimits: Partial<Record<string, number>> = { sendMessage: mebibyte, replaceJobCoupons: mebibyte };

/** Registers every operation of a contract: routes exist only there. */
export async function registerContract(
  app: FastifyInstance,
  contract: Contract,
  { prefix, handlerOf, bodyRefusalOf, accessOf }: Registration,
): Promise<void> {
  const operations = new Map(contract.operations.map((operation) => [operation.operationId, operation]));
  await app.register(async (routes) => {
    routes.addHook('onRoute', simplifySchemas);
    // Glue looks for a parser of every media type, also of those that only answers have, and warns.
    routes.hasContentTypeParser = () => true;
    await routes.register(glue, {
      specification: contract.document,
      prefix,
      operationResolver: (operationId) => {
        const operation = operations.get(operationId);
        if (!operation) throw new Error(`${operationId} is not an operation of the contract`);
        return {
          config: {
            access: accessOf?.(operation) ?? operation.access,
            operation,
            bodyRefusal: bodyRefusalOf?.(operation),
          },
          ...(bodyLimits[operationId] && { bodyLimit: bodyLimits[operationId] }),
          schemaErrorFormatter: refusalOf(operation),
          handler: handlerOf(operation),
          // Glue adds method, address and schema of the contract.
        } as unknown as RouteOptions;
      },
    });
  });
}

/**
 * Only JSON is read, so its schema holds for every body; told by media type, Fastify would let a body of an unknown
 * type pass unchecked. Schemas of answers are written so that the serialiser is fast.
 */
function simplifySchemas(route: RouteOptions): void {
  const schema = route.schema as RouteSchema | undefined;
  if (!schema) return;
  if (schema.headers) schema.headers.properties = lowerCased(schema.headers.properties);
  const body = schema.body?.content?.['application/json']?.schema;
  if (body) schema.body = body as JsonContent;
  if (schema.response) schema.response = withoutNullAlternatives(schema.response) as Record<string, unknown>;
}

interface RouteSchema {
  body?: JsonContent;
  headers?: { properties: Record<string, unknown> };
  response?: Record<string, unknown>;
}

/** Names of headers as Node gives them; Fastify sees to that only for a compiler of its own. */
function lowerCased(properties: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name.toLowerCase(), schema]));
}

interface JsonContent {
  content?: { 'application/json'?: { schema: object } };
}

/** What a request that does not fit is answered. */
function refusalOf(operation: Operation) {
  return (found: FastifySchemaValidationError[], part: string): Error => {
    const errors = found as unknown as ErrorObject[];
    const sentence = sentenceOf(errors);
    if (part !== 'body') return new AppError('request.invalid', sentence);
    const isOverlong = errors.every((error) => error.keyword === 'maxLength');
    const misfit = { fields: fieldErrorsOf(errors), sentence };
    return isOverlong ? textRefusal(operation, misfit) : new UnfitBodyError(misfit);
  };
}
