import path from 'node:path';
import { $RefParser } from '@apidevtools/json-schema-ref-parser';
import type { OpenApiDocument } from './openApi.ts';
import { locate } from '../installation/resources.ts';
import { parseOperations, type Api, type Contract } from './operations.ts';

const loaded = new Map<Api, Promise<Contract>>();

/**
 * Loads an OpenAPI document and resolves its references, once per process.
 * @throws Error if the file is missing or an operation does not declare who may call it
 */
export function loadContract(api: Api): Promise<Contract> {
  const contract = loaded.get(api) ?? readContract(api);
  loaded.set(api, contract);
  return contract;
}

async function readContract(api: Api): Promise<Contract> {
  const file = path.join(locate('openapi'), `${api}.yaml`);
  const document = (await $RefParser.dereference(file)) as unknown as OpenApiDocument;
  return {
    api,
    prefix: parsePrefix(document, 0),
    embeddedPrefix: parsePrefix(document, 1),
    document,
    operations: parseOperations(api, document),
  };
}

/** Returns the path of one of the document's servers, without a trailing slash. */
function parsePrefix(document: OpenApiDocument, index: number): string {
  const url = document.servers?.[index]?.url ?? '/';
  return new URL(url, 'http://localhost').pathname.replace(/\/$/, '');
}
