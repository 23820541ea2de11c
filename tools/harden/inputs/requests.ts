import * as fc from 'fast-check';
import {
  parametersOf,
  prefixes,
  type FoundOperation,
  type Parameter,
  type Schema,
} from '../../contract/documents.ts';
import type { Sent } from '../target.ts';
import { valuesOf } from './schemaValues.ts';

/** A request as its parts, before it is written down. */
export interface Request {
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string>>;
  /** Absent for an operation without one. */
  body?: unknown;
}

/** Schema of the JSON that an operation takes; `null` for one that takes none. */
export function bodySchemaOf({ operation }: FoundOperation): Schema | null {
  return operation.requestBody?.content['application/json']?.schema ?? null;
}

/** Requests that fit the contract. */
export function fittingRequests(found: FoundOperation): fc.Arbitrary<Request> {
  const parameters = parametersOf(found);
  const body = bodySchemaOf(found);
  const example = found.operation.requestBody?.content['application/json']?.example;
  const bodies = body && [
    valuesOf(found.document, body),
    ...(example === undefined ? [] : [fc.constant(example)]),
  ];
  return fc
    .tuple(
      partOf(found, parameters, 'path'),
      partOf(found, parameters, 'query'),
      partOf(found, parameters, 'header'),
    )
    .chain(([path, query, headers]) =>
      bodies
        ? fc.oneof(...bodies).map((made) => ({ path, query, headers, body: made }))
        : fc.constant({ path, query, headers }),
    );
}

/** One request that fits, for others to be made of. */
export function basicRequest(found: FoundOperation, seed: number): Request {
  const [request] = fc.sample(fittingRequests(found), { seed, numRuns: 1 });
  const example = found.operation.requestBody?.content['application/json']?.example;
  return {
    path: {},
    query: {},
    headers: {},
    ...request,
    ...(example === undefined ? {} : { body: example }),
  };
}

function partOf(found: FoundOperation, parameters: readonly Parameter[], part: Parameter['in']) {
  const own = parameters.filter((parameter) => parameter.in === part);
  const values = own.map((parameter) => [parameter.name, textsOf(found, parameter)] as const);
  const requiredKeys = own.filter(({ required }) => required).map(({ name }) => name);
  return fc.record(Object.fromEntries(values), { requiredKeys }) as fc.Arbitrary<Record<string, string>>;
}

function textsOf(
  { document }: FoundOperation,
  { schema, example, in: part }: Parameter,
): fc.Arbitrary<string> {
  const made = valuesOf(document, schema).map(String);
  const all = example === undefined ? made : fc.oneof(fc.constant(String(example)), made);
  if (part === 'header') return all.filter((text) => /^[\x20-\x7e]*$/.test(text));
  // An empty part would be another address.
  return part === 'path' ? all.filter((text) => text !== '' && !/^\.{1,2}$/.test(text)) : all;
}

/** Writes a request down, its body as JSON. */
export function written(found: FoundOperation, { path, query, headers, body }: Request): Sent {
  return {
    method: found.method.toUpperCase(),
    path: addressOf(found, path, query),
    headers: { ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

export function addressOf(
  { api, path }: FoundOperation,
  values: Request['path'],
  query: Request['query'],
): string {
  const address = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(values[name] ?? '1'),
  );
  const pairs = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return prefixes[api] + address + (pairs.length > 0 ? `?${pairs.join('&')}` : '');
}
