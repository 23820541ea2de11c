import path from 'node:path';
import { $RefParser } from '@apidevtools/json-schema-ref-parser';
import { operationsOf, type Api, type Contract, type OpenApiDocument } from './operations.ts';

const folder = path.resolve(import.meta.dirname, '../../../../openapi');

/**
 * Loads one OpenAPI document with its references resolved.
 * @throws Error when it is missing or does not say who may call an operation
 */
export async function loadContract(api: Api): Promise<Contract> {
  const file = path.join(folder, `${api}.yaml`);
  const document = (await $RefParser.dereference(file)) as unknown as OpenApiDocument;
  return { api, prefix: prefixOf(document), document, operations: operationsOf(api, document) };
}

/** The path of the first server, without a trailing slash. */
function prefixOf(document: OpenApiDocument): string {
  const url = document.servers?.[0]?.url ?? '/';
  return new URL(url, 'http://localhost').pathname.replace(/\/$/, '');
}
