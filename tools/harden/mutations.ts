import type { FoundOperation, Parameter, Schema } from '../contract/documents.ts';
import type { Sent } from '../server/target.ts';
import { isFittingBody } from './answers.ts';
import { hostileTexts } from './hostileTexts.ts';
import { basicRequest, bodyOf, write, type Request } from './requests.ts';

/** A request that is not an ordinary one, and in what. */
export interface Mutation {
  what: string;
  sent: Sent;
}

/** Texts that no text of the contract may be. */
const unstorable = { NUL: 'a\0b', 'a lone surrogate': 'a\ud800b' };
const misfits = ['text', { a: 1 }, [[1]], 1.5, -1, 1e308, 2 ** 53, true, null, 'x'.repeat(60_000), ''];

/** The way to a value inside another: keys and indexes. */
type Place = readonly (string | number)[];

/** Every way to spoil a request in one place; all of them must be refused. */
export function spoiledRequests(found: FoundOperation, seed: number): Mutation[] {
  const request = basicRequest(found, seed);
  const parameters = found.operation.parameters ?? [];
  return [
    ...(bodyOf(found) ? [...spoiledBodies(found, request), ...rawBodies(found, request)] : []),
    ...parameters.flatMap((parameter) => spoiledParameters(found, request, parameter)),
  ];
}

/** Hostile texts in every text of the body and the address; they may be stored, but break nothing. */
export function hostileRequests(found: FoundOperation, seed: number): Mutation[] {
  const request = basicRequest(found, seed);
  const inBody = placesOf(bodyOf(found) ? request.body : undefined).filter(
    (place) => typeof valueAt(request.body, place) === 'string',
  );
  const inAddress = (found.operation.parameters ?? []).filter((parameter) => parameter.in !== 'header');
  return hostileTexts
    .flatMap((text) => [
      ...inBody.map((place) => write(found, { ...request, body: changed(request.body, place, text) })),
      ...inAddress.map((parameter) => write(found, withParameter(request, parameter, text))),
    ])
    .map((sent) => ({ what: 'a hostile text', sent }));
}

function withParameter(request: Request, { name, in: part }: Parameter, text: string): Request {
  const key = part === 'header' ? 'headers' : part;
  return { ...request, [key]: { ...request[key], [name]: text } };
}

function spoiledBodies(found: FoundOperation, request: Request): Mutation[] {
  const { body } = request;
  const isOptional = found.operation.requestBody?.required === false;
  return placesOf(body).flatMap((place) => {
    const value = valueAt(body, place);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    const bodies = [
      ...misfits.map((misfit) => changed(body, place, misfit)),
      ...(place.length > 0 ? [changed(body, place, undefined)] : []),
      ...(isObject ? [changed(body, place, { ...value, surprise: 1 })] : []),
    ].filter((each) => !(each === null && isOptional) && !isFittingBody(found, each));
    if (typeof value === 'string')
      bodies.push(...Object.values(unstorable).map((text) => changed(body, place, text)));
    const what = `another value at /${place.join('/')}`;
    return bodies.map((each) => ({ what, sent: write(found, { ...request, body: each }) }));
  });
}

function rawBodies(found: FoundOperation, request: Request): Mutation[] {
  const sent = write(found, request);
  const text = typeof sent.body === 'string' ? sent.body : '{}';
  const bodies: Record<string, Sent['body']> = {
    'half of the JSON': text.slice(0, -1),
    'more after the JSON': `${text}}`,
    'brackets 100,000 deep': '['.repeat(100_000),
    'a list 100,000 deep': `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    'bytes that are not UTF-8': Uint8Array.from([...new TextEncoder().encode(text), 0xff, 0xfe]),
    '2 MB': JSON.stringify('x'.repeat(2_000_000)),
  };
  const pollutions = ['$1"__proto__":{"isAdmin":true},', '$1"constructor":{"prototype":{}},'];
  for (const pollution of pollutions) {
    const polluted = text.replace(/^([[]?\{)/, pollution);
    if (polluted !== text) bodies[pollution] = polluted;
  }
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data'];
  const typed = (what: string, body: Sent['body'], type: string): Mutation => ({
    what,
    sent: {
      ...sent,
      headers: { ...sent.headers, 'content-type': type },
      ...(body === undefined ? {} : { body }),
    },
  });
  return [
    ...Object.entries(bodies).map(([what, body]) => typed(what, body, 'application/json')),
    ...types.map((type) => typed(`the type ${type}`, text, type)),
  ];
}

function spoiledParameters(found: FoundOperation, request: Request, parameter: Parameter): Mutation[] {
  const { name, in: part, schema } = parameter;
  const spoiled = part === 'header' ? ['x'.repeat(5_000)] : spoiledTexts(schema);
  const mutations = spoiled.map((text) => ({
    what: `${name} is ${JSON.stringify(text).slice(0, 40)}`,
    sent: write(found, withParameter(request, parameter, text)),
  }));
  if (part !== 'query') return mutations;
  const { [name]: _own, ...query } = request.query;
  const sent = write(found, { ...request, query });
  const path = `${sent.path}${sent.path.includes('?') ? '&' : '?'}${name}=1&${name}=1`;
  return [...mutations, { what: `${name} twice`, sent: { ...sent, path } }];
}

function spoiledTexts({ type, minimum, maximum, maxLength }: Schema): string[] {
  const isNumber = ['integer', 'number'].includes([type].flat()[0] ?? '');
  return [
    '1\0',
    ...(isNumber ? ['abc', '1;drop table users', '0x10', '1e999'] : []),
    ...(minimum === undefined ? [] : [String(minimum - 1)]),
    ...(maximum === undefined ? [] : [String(maximum + 1)]),
    ...(maxLength === undefined || isNumber ? [] : ['x'.repeat(maxLength + 1)]),
  ];
}

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
function changed(value: unknown, [key, ...rest]: Place, other: unknown): unknown {
  if (key === undefined) return other;
  const inner = changed(valueAt(value, [key]), rest, other);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...(value as object), [key]: inner };
}
