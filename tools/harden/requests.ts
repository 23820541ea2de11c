import * as fc from 'fast-check';
import { prefixes, type FoundOperation, type Parameter, type Schema } from '../contract/documents.ts';
import type { Sent } from '../server/target.ts';

/** A request as its parts. */
export interface Request {
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string>>;
  /** Absent for an operation without one. */
  body?: unknown;
}

/** Longest text and list that are made at random; what is exactly at a limit is made as well. */
const usualLength = 40;
const usualItems = 4;

/** The JSON that an operation takes; undefined for one that takes none. */
export function bodyOf({ operation }: FoundOperation) {
  return operation.requestBody?.content['application/json'];
}

/** Random requests that fit the contract; the same seed gives the same ones. */
export function fittingRequests(found: FoundOperation, seed: number, count: number): Request[] {
  const parameters = found.operation.parameters ?? [];
  const body = bodyOf(found);
  const parts = {
    path: partOf(parameters, 'path'),
    query: partOf(parameters, 'query'),
    headers: partOf(parameters, 'header'),
  };
  const bodies = body && fc.oneof(valuesOf(body.schema), fc.constant(body.example ?? {}));
  return fc.sample(bodies ? fc.record({ ...parts, body: bodies }) : fc.record(parts), {
    seed,
    numRuns: count,
  }) as Request[];
}

/** One request that fits, for others to be derived from. */
export function basicRequest(found: FoundOperation, seed: number): Request {
  const [request] = fittingRequests(found, seed, 1);
  const example = bodyOf(found)?.example;
  return {
    path: {},
    query: {},
    headers: {},
    ...request,
    ...(example === undefined ? {} : { body: example }),
  };
}

function partOf(parameters: readonly Parameter[], part: Parameter['in']) {
  const own = parameters.filter((parameter) => parameter.in === part);
  const values = own.map((parameter) => [parameter.name, textsOf(parameter)] as const);
  const requiredKeys = own.filter(({ required }) => required).map(({ name }) => name);
  return fc.record(Object.fromEntries(values), { requiredKeys });
}

function textsOf({ schema, example, in: part }: Parameter): fc.Arbitrary<string> {
  const all = fc.oneof(
    ...(example === undefined ? [] : [fc.constant(String(example))]),
    valuesOf(schema).map(String),
  );
  if (part === 'header') return all.filter((text) => /^[\x20-\x7e]*$/.test(text));
  // An empty part would be another address.
  return part === 'path' ? all.filter((text) => text !== '' && !/^\.{1,2}$/.test(text)) : all;
}

/** Writes a request, its body as JSON. */
export function write(found: FoundOperation, { path, query, headers, body }: Request): Sent {
  const address = found.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(path[name] ?? '1'),
  );
  const pairs = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return {
    method: found.method,
    path: prefixes[found.api] + address + (pairs.length > 0 ? `?${pairs.join('&')}` : ''),
    headers: { ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

/** Values that fit a schema of the contract: its examples, random ones, and its limits. */
function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valuesOf));
  const types = [schema.type ?? 'object'].flat();
  const made = types.map((type) => (makers[type] ?? objects)(schema));
  return fc.oneof(...(schema.examples ? [fc.constantFrom(...schema.examples)] : []), ...made);
}

const makers: Readonly<Record<string, (schema: Schema) => fc.Arbitrary<unknown>>> = {
  string: texts,
  integer: integers,
  number: ({ minimum = -1e6, maximum = 1e6 }) =>
    fc.double({ min: minimum, max: maximum, noNaN: true, noDefaultInfinity: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: ({ items = {}, maxItems = usualItems }) =>
    fc.array(valuesOf(items), { maxLength: Math.min(maxItems, usualItems) }),
};

function texts({ pattern, format, minLength = 0, maxLength = usualLength }: Schema): fc.Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'));
  if (format === 'date-time') return fc.constant('2025-03-14T22:05:00Z');
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, usualLength)) };
  const day = fc.constantFrom('20250301', '2025-03-01', '20241231');
  return fc.oneof(
    fc.string({ unit: 'binary', ...length }).filter((text) => !text.includes('\0')),
    fc.string(length),
    fc.constant('x'.repeat(maxLength)),
    fc.constant('🧶'.repeat(maxLength)),
    ...(maxLength >= 10 && minLength <= 8 ? [day] : []),
  );
}

/** Small ones more often than large: they are ids. */
function integers({ minimum = -2_147_483_648, maximum = 2_147_483_647 }: Schema): fc.Arbitrary<number> {
  const within = (value: number) => Math.min(Math.max(minimum, value), maximum);
  return fc.oneof(
    fc.integer({ min: within(1), max: within(30) }),
    fc.integer({ min: minimum, max: maximum }),
    fc.constantFrom(minimum, maximum),
  );
}

function objects({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<object> {
  const values = Object.entries(properties).map(([name, property]) => [name, valuesOf(property)] as const);
  const fixed = fc.record(Object.fromEntries(values), { requiredKeys: [...required] });
  if (typeof additionalProperties !== 'object') return fixed;
  const keys = fc.string({ minLength: 1, maxLength: 20 });
  const others = fc.dictionary(keys, valuesOf(additionalProperties), { maxKeys: usualItems });
  return fc.tuple(others, fixed).map(([more, own]) => ({ ...more, ...own }));
}
