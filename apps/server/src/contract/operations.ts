/** Who may call a route. */
export type Access =
  /** Everyone. */
  | { kind: 'public' }
  /** Whoever has a session. */
  | { kind: 'signed-in' }
  /** Holders of the role Administer. */
  | { kind: 'administer' }
  /** Whoever reaches one of these pages of the menu. */
  | { kind: 'pages'; pages: readonly string[] }
  /** Another service, known by its name and key; no session. */
  | { kind: 'service'; api: ServiceApi };

/** The APIs that are called with a service's name and key. */
export type ServiceApi = 'barcode' | 'grant';
export type Api = 'provider' | ServiceApi;

/** One operation of the contract, as far as the server has to know it beside its schemas. */
export interface Operation {
  api: Api;
  operationId: string;
  method: string;
  /** As the contract writes it: `/api/user/{userId}`. */
  path: string;
  access: Access;
  bodyRequired: boolean;
  /** Names of the headers that it reads. */
  headers: readonly string[];
  /** Status of the success answer. */
  status: number;
  /** Media type of the success answer; `null`: it has no body. */
  mediaType: string | null;
  /** True: its success answer is a file to save, of any size. */
  isFile: boolean;
  /** True: its success answer is a list with all its rows, not one page of them. */
  isWholeList: boolean;
  /** True: the described service may lack it (`x-extension`). */
  isExtension: boolean;
  /** True: its 400 is the map from field to texts, false: a `Problem`. */
  answersFieldErrors: boolean;
}

/** What this file reads of an OpenAPI document whose references have been resolved. */
export interface Contract {
  api: Api;
  /** Where its paths begin for browsers: `''` or `/barcode`. */
  prefix: string;
  /** Where the embedded service itself listens: `/embedded/barcode`; the provider API has no gateway before it. */
  embeddedPrefix: string;
  document: OpenApiDocument;
  operations: readonly Operation[];
}

export interface OpenApiDocument {
  servers?: { url: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
}

export interface OpenApiOperation {
  operationId: string;
  parameters?: { in: string; name: string }[];
  requestBody?: { required?: boolean; content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, { schema?: { type?: unknown } }> }>;
  'x-extension'?: boolean;
  'x-portal-access'?: string;
  'x-portal-pages'?: string[];
}

const methods = new Set(['get', 'put', 'post', 'delete', 'patch']);

/**
 * Reads the operations of a document.
 * @throws Error for an operation without id, declared access or success answer: such a contract does not start
 */
export function operationsOf(api: Api, document: OpenApiDocument): Operation[] {
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
  if (status === undefined) throw new Error(`${name} has no success answer`);
  const [mediaType = null, content] = Object.entries(operation.responses[status]?.content ?? {})[0] ?? [];
  return {
    api,
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path,
    access: toAccess(name, operation),
    bodyRequired: operation.requestBody?.required ?? false,
    headers: (operation.parameters ?? []).filter((each) => each.in === 'header').map((each) => each.name),
    status,
    mediaType,
    isFile: mediaType === 'application/octet-stream',
    isWholeList: content?.schema?.type === 'array',
    isExtension: operation['x-extension'] ?? false,
    answersFieldErrors: 'application/json' in (operation.responses['400']?.content ?? {}),
  };
}

function toAccess(name: string, operation: OpenApiOperation): Access {
  const access = operation['x-portal-access'];
  const pages = operation['x-portal-pages'] ?? [];
  if (access === 'public' || access === 'signed-in' || access === 'administer') return { kind: access };
  if (access === 'pages' && pages.length > 0) return { kind: 'pages', pages };
  throw new Error(`${name} does not declare who may call it`);
}
