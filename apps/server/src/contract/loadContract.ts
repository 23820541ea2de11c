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
  return {
    api,
    prefix: prefixOf(document, 0),
    embeddedPrefix: prefixOf(document, 1),
    document,
    operations: operationsOf(api, document),
  };
}

/** The path of one of the servers that the document names, without a trailing slash. */
function prefixOf(document: OpenApiDocument, index: number): string {
  const url = document.servers?.[index]?.url ?? '/';
  return new URL(url, 'http://localhost').pathname.replace(/\/$/, '');
}
