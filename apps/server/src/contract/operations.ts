import type { FastifySchema } from 'fastify';
import type { OpenApiDocument, OpenApiOperation } from './openApi.ts';
import { toRouteSchema } from './routeSchema.ts';

/** Header of a response with the time that its data are from, if they are not current. */
export const asOfHeader = 'Data-As-Of';

/** Who may call a route. */
export type Access =
  | { kind: 'public' }
  /** Any signed-in user. */
  | { kind: 'signed-in' }
  /** Users with the role Administer. */
  | { kind: 'administer' }
  /** Users who can open at least one of these pages. */
  | { kind: 'pages'; pages: readonly string[] }
  /** Another service, identified by its user name and key. No session. */
  | { kind: 'service'; api: ServiceApi };

/** The APIs that authenticate with a service's user name and key. */
export type ServiceApi = 'barcode' | 'grant';
export type Api = 'provider' | ServiceApi;

/** An operation of a contract, as the server needs it. */
export interface Operation {
  api: Api;
  operationId: string;
  method: string;
  /** As in the contract: `/api/user/{userId}`. */
  path: string;
  schema: FastifySchema;
  access: Access;
  /** True if users may call it who lack the second factor that their role requires. */
  isBeforeSecondFactor: boolean;
  acceptsBody: boolean;
  bodyRequired: boolean;
  /** Names of the header parameters. */
  headers: readonly string[];
  status: number;
  /** Media type of the success response; `null` if it has no body. */
  mediaType: string | null;
  /** True if the success response is a file download of any size. */
  isFile: boolean;
  /** True if the success response is a complete list rather than one page of it. */
  isCompleteList: boolean;
  /** True if it may take long: a report or a large list. It then runs apart from other calls. */
  isLong: boolean;
  /** True if its data may be some minutes old and say so in `Data-As-Of`: a replica may answer. */
  canLag: boolean;
  /** True if the response contains a secret; such responses are never compressed. */
  hasSecret: boolean;
  /**
   * True if a caller who has the current response gets 304 instead. Simultaneous calls of all users share one response, so
   * that a list of the user's own cannot be conditional.
   */
  isConditional: boolean;
  /** True if other providers may not offer it (`x-extension`). */
  isExtension: boolean;
  /** True if the 400 response maps fields to messages; false if it is a `Problem`. */
  hasFieldErrorResponse: boolean;
}

/** The parts of a dereferenced OpenAPI document that the server reads. */
export interface Contract {
  api: Api;
  /** Path prefix for browsers: `''` or `/barcode`. */
  prefix: string;
  /** Path prefix of the embedded service: `/embedded/barcode`. The provider API has no gateway in front of it. */
  embeddedPrefix: string;
  document: OpenApiDocument;
  operations: readonly Operation[];
}

const methods = new Set(['get', 'put', 'post', 'delete', 'patch']);

/**
 * Reads the operations of a document.
 * @throws Error for an operation without id, declared access or success response, so that the server does not start
 */
export function parseOperations(api: Api, document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => toOperation(api, method, path, operation)),
  );
}

function toOperation(api: Api, method: string, path: string, operation: OpenApiOperation): Operation {
  const name = `${method.toUpperCase()} ${path}`;
  if (!operation.operationId) throw new Error(`${name} has no operationId`);
  const status = Object.keys(operation.responses)
    .map(Number)
    .find((code) => code >= 200 && code < 300);
  if (status === undefined) throw new Error(`${name} has no success response`);
  const [mediaType = null, content] = Object.entries(operation.responses[status]?.content ?? {})[0] ?? [];
  return {
    api,
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path,
    schema: toRouteSchema(operation),
    access: toAccess(name, operation),
    isBeforeSecondFactor: operation['x-portal-before-second-factor'] ?? false,
    acceptsBody: operation.requestBody !== undefined,
    bodyRequired: operation.requestBody?.required ?? false,
    headers: (operation.parameters ?? []).filter((each) => each.in === 'header').map((each) => each.name),
    status,
    mediaType,
    isFile: mediaType === 'application/octet-stream',
    isCompleteList: content?.schema?.type === 'array',
    isLong: operation['x-portal-long'] ?? false,
    canLag: asOfHeader in (operation.responses[status]?.headers ?? {}),
    hasSecret: operation['x-portal-secret'] ?? false,
    isConditional: '304' in operation.responses,
    isExtension: operation['x-extension'] ?? false,
    hasFieldErrorResponse: 'application/json' in (operation.responses['400']?.content ?? {}),
  };
}

function toAccess(name: string, operation: OpenApiOperation): Access {
  const access = operation['x-portal-access'];
  const pages = operation['x-portal-pages'] ?? [];
  if (access === 'public' || access === 'signed-in' || access === 'administer') return { kind: access };
  if (access === 'pages' && pages.length > 0) return { kind: 'pages', pages };
  throw new Error(`${name} does not declare x-portal-access`);
}
