/** The three OpenAPI documents as plain data, for the tests that walk them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly examples?: readonly unknown[];
}

interface MediaType {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export type Content = Readonly<Record<string, MediaType>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface Answer {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Content;
}

export interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Answer>>;
  readonly 'x-portal-access'?: string;
  readonly 'x-portal-pages'?: readonly string[];
}

export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Answer>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
}

export type ApiName = 'provider' | 'barcode' | 'grant';

/** Where the portal's own server has each of the APIs. */
export const prefixes: Readonly<Record<ApiName, string>> = {
  provider: '',
  barcode: '/barcode',
  grant: '/grant',
};

function load(name: ApiName): Document {
  const file = path.resolve(import.meta.dirname, `../../openapi/${name}.yaml`);
  return parse(readFileSync(file, 'utf8')) as Document;
}

export const documents = {
  provider: load('provider'),
  barcode: load('barcode'),
  grant: load('grant'),
} satisfies Record<ApiName, Document>;

/** The thing a `$ref` such as `#/components/schemas/User` points to; anything else as it is. */
export function resolve<T extends object>(document: Document, value: T | { readonly $ref: string }): T {
  if (!('$ref' in value) || value.$ref === undefined) return value as T;
  let target: unknown = document;
  for (const key of value.$ref.slice(2).split('/')) target = (target as Record<string, unknown>)[key];
  return target as T;
}

export interface FoundOperation {
  readonly api: ApiName;
  readonly document: Document;
  readonly path: string;
  readonly method: string;
  readonly id: string;
  readonly operation: Operation;
}

/** Every operation of the three documents. */
export const operations: readonly FoundOperation[] = Object.entries(documents).flatMap(([api, document]) =>
  Object.entries(document.paths).flatMap(([route, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      api: api as ApiName,
      document,
      path: route,
      method,
      id: operation.operationId,
      operation,
    })),
  ),
);

/** Parameters of an operation, references resolved. */
export function parametersOf({ document, operation }: FoundOperation): Parameter[] {
  return (operation.parameters ?? []).map((parameter) => resolve<Parameter>(document, parameter));
}

/** The schema itself and every schema inside it, each once, references followed; `where` is the way to it. */
export function schemasWithin(
  document: Document,
  schema: Schema,
  where = '',
  seen = new Set<Schema>(),
): { where: string; schema: Schema }[] {
  const target = resolve<Schema>(document, schema);
  if (seen.has(target)) return [];
  seen.add(target);
  const properties = Object.entries(target.properties ?? {});
  const inner: (readonly [string, Schema])[] = properties.map(([name, one]) => [`${where}.${name}`, one]);
  if (target.items) inner.push([`${where}[]`, target.items]);
  if (typeof target.additionalProperties === 'object')
    inner.push([`${where}.*`, target.additionalProperties]);
  for (const option of target.anyOf ?? []) inner.push([where, option]);
  return [
    { where, schema: target },
    ...inner.flatMap(([place, one]) => schemasWithin(document, one, place, seen)),
  ];
}
