import path from 'node:path';
import { $RefParser } from '@apidevtools/json-schema-ref-parser';
import { operationsOf, type Api, type Contract, type OpenApiDocument } from './operations.ts';

const folder = path.resolve(import.meta.dirname, '../../../../openapi');

/**
 * Loads an OpenAPI document and resolves its references.
 * @throws Error if the file is missing or an operation does not declare who may call it
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

/** Returns the path of one of the document's servers, without a trailing slash. */
function prefixOf(document: OpenApiDocument, index: number): string {
  const url = document.servers?.[index]?.url ?? '/';
  return new URL(url, 'http://localhost').pathname.replace(/\/$/, '');
}
