/** The three OpenAPI documents as plain data, their references resolved, for the tests and sections that read them. */
import { join } from 'node:path';
import { $RefParser } from '@apidevtools/json-schema-ref-parser';
import { root } from '../paths.ts';

export interface Schema {
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

type Content = Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  readonly 'x-portal-access'?: string;
  readonly 'x-portal-pages'?: readonly string[];
  readonly 'x-portal-secret'?: boolean;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export type ApiName = 'provider' | 'barcode' | 'grant';

/** Where the portal's own server serves each of the APIs. */
export const prefixes: Readonly<Record<ApiName, string>> = {
  provider: '',
  barcode: '/barcode',
  grant: '/grant',
};

async function load(name: ApiName): Promise<Document> {
  return (await $RefParser.dereference(join(root, 'openapi', `${name}.yaml`))) as unknown as Document;
}

export const documents: Readonly<Record<ApiName, Document>> = {
  provider: await load('provider'),
  barcode: await load('barcode'),
  grant: await load('grant'),
};

export interface FoundOperation {
  readonly api: ApiName;
  readonly path: string;
  readonly method: string;
  readonly id: string;
  readonly operation: Operation;
}

/** Every operation of the three documents. */
export const operations: readonly FoundOperation[] = Object.entries(documents).flatMap(([api, { paths }]) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      api: api as ApiName,
      path,
      method: method.toUpperCase(),
      id: operation.operationId,
      operation,
    })),
  ),
);
