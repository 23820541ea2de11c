import { parametersOf, resolve, type FoundOperation, type Schema } from '../../contract/documents.ts';
import type { Sent } from '../target.ts';
import { isFittingBody } from './answerJudge.ts';
import { addressOf, bodySchemaOf, written, type Request } from './requests.ts';

/** A request that fits the contract but for one thing. */
export interface Mutation {
  what: string;
  sent: Sent;
}

/** Texts that no text of the contract may be, whatever it says. */
const unstorable = { NUL: 'a\0b', 'a lone surrogate': 'a\ud800b' };
const overlong = 'x'.repeat(60_000);
const misfits = ['text', { a: 1 }, [[1]], 1.5, -1, 1e308, 2 ** 53, true, null, overlong, ''];

/** Every way to spoil the body of a request in one place. */
export function bodyMutations(found: FoundOperation, request: Request): Mutation[] {
  if (!bodySchemaOf(found)) return [];
  const write = (what: string, body: unknown): Mutation => ({
    what,
    sent: written(found, { ...request, body }),
  });
  const places = placesOf(request.body);
  const unfitting = places.flatMap((place) => [
    ...misfits.map((value) => ['another value', place, changed(request.body, place, value)] as const),
    ...(place.length > 0 ? [['nothing', place, changed(request.body, place, undefined)] as const] : []),
    ...extended(request.body, place).map((body) => ['one thing more', place, body] as const),
  ]);
  return [
    ...unfitting
      .filter(([, , body]) => body !== undefined && !isLeftOut(found, body) && !isFittingBody(found, body))
      .map(([what, place, body]) => write(`${what} at /${place.join('/')}`, body)),
    ...places
      .filter((place) => typeof valueAt(request.body, place) === 'string')
      .flatMap((place) =>
        Object.entries(unstorable).map(([what, text]) =>
          write(`${what} at /${place.join('/')}`, changed(request.body, place, text)),
        ),
      ),
    ...rawMutations(found, request),
  ];
}

/** For an operation whose body may be left out, `null` is a body left out. */
function isLeftOut({ operation }: FoundOperation, body: unknown): boolean {
  return body === null && operation.requestBody?.required === false;
}

function rawMutations(found: FoundOperation, request: Request): Mutation[] {
  const sent = written(found, request);
  const text = typeof sent.body === 'string' ? sent.body : '{}';
  const raw = (what: string, body: Sent['body'], type = 'application/json'): Mutation => ({
    what,
    sent: {
      ...sent,
      headers: { ...sent.headers, 'content-type': type },
      ...(body === undefined ? {} : { body }),
    },
  });
  return [
    raw('half of the JSON', text.slice(0, -1)),
    raw('more after the JSON', `${text}}`),
    raw('brackets a hundred thousand deep', '['.repeat(100_000)),
    raw('a list a hundred thousand deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`),
    raw('the prototype', text.replace(/^([[]?\{)/, '$1"__proto__":{"isAdmin":true},')),
    raw('the constructor', text.replace(/^([[]?\{)/, '$1"constructor":{"prototype":{}},')),
    raw('bytes that are no UTF-8', Uint8Array.from([...new TextEncoder().encode(text), 0xff, 0xfe])),
    raw('2 MB', JSON.stringify('x'.repeat(2_000_000))),
    ...[
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/xml',
      'multipart/form-data; boundary=x',
    ].map((type) => raw(`the type ${type}`, text, type)),
  ].filter(({ what, sent: made }) => !/the (prototype|constructor)/.test(what) || made.body !== text);
}

/** Every way to spoil one parameter. */
export function parameterMutations(found: FoundOperation, request: Request): Mutation[] {
  return parametersOf(found).flatMap(({ name, in: part, schema }) => {
    if (part === 'header') return headerMutations(found, request, name);
    const spoiled = spoiledTexts(resolve<Schema>(found.document, schema));
    const texts = spoiled.map(([what, text]) => {
      const values = { path: { ...request.path }, query: { ...request.query } };
      values[part][name] = text;
      return { what: `${name}: ${what}`, sent: written(found, { ...request, ...values }) };
    });
    return [...texts, ...(part === 'query' ? queryMutations(found, request, name) : [])];
  });
}

function spoiledTexts({ type, minimum, maximum, maxLength }: Schema): [what: string, text: string][] {
  const isNumber = ['integer', 'number'].includes([type].flat()[0] ?? '');
  return [
    ['NUL', '1\0'],
    ...(isNumber
      ? ([
          ['no number', 'abc'],
          ['a number and more', '1;drop table users'],
          ['hexadecimal', '0x10'],
          ['infinite', '1e999'],
        ] as [string, string][])
      : []),
    ...(minimum === undefined ? [] : [['below the least', String(minimum - 1)] as [string, string]]),
    ...(maximum === undefined ? [] : [['above the greatest', String(maximum + 1)] as [string, string]]),
    ...(maxLength === undefined || isNumber
      ? []
      : [['too long', 'x'.repeat(maxLength + 1)] as [string, string]]),
  ];
}

function queryMutations(found: FoundOperation, request: Request, name: string): Mutation[] {
  const { [name]: _own, ...others } = request.query;
  const address = addressOf(found, request.path, others);
  const add = (text: string) => `${address}${address.includes('?') ? '&' : '?'}${text}`;
  const sent = written(found, request);
  return [{ what: `${name}: twice`, sent: { ...sent, path: add(`${name}=1&${name}=1`) } }];
}

function headerMutations(found: FoundOperation, request: Request, name: string): Mutation[] {
  const sent = written(found, request);
  const value = 'x'.repeat(5_000);
  return [{ what: `${name}: too long`, sent: { ...sent, headers: { ...sent.headers, [name]: value } } }];
}

type Place = readonly (string | number)[];

/** The way to the value itself and to everything inside it; of long lists the first one. */
export function placesOf(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  const entries = Array.isArray(value) ? [...value.entries()].slice(0, 1) : Object.entries(value);
  return [
    place,
    ...entries.flatMap(([key, each]: [string | number, unknown]) => placesOf(each, [...place, key])),
  ];
}

export function valueAt(value: unknown, [key, ...rest]: Place): unknown {
  if (key === undefined) return value;
  return valueAt((value as Record<string | number, unknown>)[key], rest);
}

/** The value with another one in a place; `undefined` there leaves it out. */
export function changed(value: unknown, [key, ...rest]: Place, other: unknown): unknown {
  if (key === undefined) return other;
  const inner = changed((value as Record<string | number, unknown>)[key], rest, other);
  if (Array.isArray(value)) return value.with(Number(key), inner);
  return { ...(value as object), [key]: inner };
}

function extended(value: unknown, place: Place): unknown[] {
  const object = valueAt(value, place);
  if (typeof object !== 'object' || object === null || Array.isArray(object)) return [];
  return [changed(value, place, { ...object, surprise: 1 })];
}
