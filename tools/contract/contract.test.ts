import { expect, test } from 'vitest';
import { documents, operations, type FoundOperation, type Schema } from './documents.ts';

// Rules that Redocly can check are in redocly.yaml.

const is = (schema: Schema, ...types: string[]) => types.some((type) => [schema.type].flat().includes(type));
const each = operations.map((found) => ({ ...found, name: `${found.method} ${found.path}` }));

interface Place {
  where: string;
  schema: Schema;
}

/** The schema itself and every schema inside it. */
function within(schema: Schema, where: string): Place[] {
  const properties = Object.entries(schema.properties ?? {});
  const inner: (readonly [string, Schema])[] = properties.map(([name, one]) => [`${where}.${name}`, one]);
  if (schema.items) inner.push([`${where}[]`, schema.items]);
  if (typeof schema.additionalProperties === 'object')
    inner.push([`${where}.*`, schema.additionalProperties]);
  for (const option of schema.anyOf ?? []) inner.push([where, option]);
  return [{ where, schema }, ...inner.flatMap(([place, one]) => within(one, place))];
}

const placesWhere = (places: readonly Place[], breaks: (schema: Schema) => boolean) =>
  places.filter(({ schema }) => breaks(schema)).map(({ where }) => where);

test('no response contains a password', () => {
  const holding = Object.entries(documents.provider.components.schemas).filter(([, { properties = {} }]) =>
    Object.keys(properties).some((key) => /^password$|hash|salt/i.test(key)),
  );
  const names = holding.map(([name]) => name).toSorted();
  expect(names).toEqual(['LoginRequest', 'NewUser', 'OwnPassword', 'UserUpdate']);
});

test('responses that contain a secret are marked, so that they are not compressed', () => {
  const isSecret = ({ where }: Place) => /\.(?:token|ticket|secret|recoveryCodes|\w+Uri)$/.test(where);
  const holding = operations.filter(({ operation: { responses } }) =>
    Object.values(responses).some(({ content = {} }) =>
      Object.values(content).some(({ schema }) => within(schema, '').some(isSecret)),
    ),
  );
  const marked = operations.filter(({ operation }) => operation['x-portal-secret']);
  const toIds = (found: FoundOperation[]) => found.map(({ id }) => id).toSorted();
  // The link to the file of applications is plain text.
  expect(toIds(marked)).toEqual([...toIds(holding), 'createApplicationsFile'].toSorted());
});

/** Conditional responses are shared by simultaneous calls of all users, so these cannot be conditional. */
const listsOfTheCaller = new Set(['listFavorites', 'listSavedViews']);

test.each(each)('$name can be requested again with its ETag if it is a list', ({ id, operation }) => {
  expect('304' in operation.responses).toBe(id.startsWith('list') && !listsOfTheCaller.has(id));
});

test.each(each)('$name describes its failures with the two error schemas', ({ id, api, operation }) => {
  const { parameters = [], requestBody, responses } = operation;
  expect(parameters.length === 0 && !requestBody ? '400' : Object.keys(responses)).toContain('400');
  const isForm =
    /^(?:create|update)(?:User|Page|DashboardPage|StartPage|Company)$|^sendMessage$|^retryDeliveries$|^(?:start|confirm|remove)(?:SecondFactor|Passkey)$|^renewRecoveryCodes$|^removeAuthenticatorApp$/.test(
      id,
    );
  const { Problem, FieldErrors } = documents[api].components.schemas;
  for (const [status, { content = {} }] of Object.entries(responses)) {
    if (/^[23]/.test(status)) continue;
    const schemas = Object.entries(content).map(([media, { schema }]) => [media, schema]);
    expect(Object.fromEntries(schemas)).toEqual({
      'application/problem+json': Problem,
      ...(isForm && status === '400' && { 'application/json': FieldErrors }),
    });
  }
});

test.each(each)('$name has one success response, with a body unless it is 204', ({ operation }) => {
  const successes = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  const bodyFits = successes.map(
    ([status, response]) => (response.content === undefined) === (status === '204'),
  );
  expect(bodyFits).toEqual([true]);
});

test.each(each)('$name accepts closed objects and bounded lists', ({ operation }) => {
  const contents = Object.values(operation.requestBody?.content ?? {});
  const places = contents.flatMap(({ schema }) => within(schema, 'body'));
  const isOpen = (schema: Schema) => is(schema, 'object') && schema.additionalProperties !== false;
  expect(placesWhere(places, isOpen)).toEqual([]);
  expect(placesWhere(places, (schema) => is(schema, 'array') && schema.maxItems === undefined)).toEqual([]);
});

test.each(each)('$name accepts empty text filters', ({ operation: { parameters = [] } }) => {
  const filters = parameters.filter((parameter) => parameter.in === 'query' && !parameter.required);
  const narrow = filters.filter(({ schema }) => is(schema, 'string') && schema.minLength !== undefined);
  expect(narrow).toEqual([]);
});

function isUnbounded(schema: Schema): boolean {
  if (schema.enum) return false;
  if (is(schema, 'string')) return schema.maxLength === undefined;
  return is(schema, 'integer', 'number') && (schema.minimum === undefined || schema.maximum === undefined);
}

test.each(Object.entries(documents))('every text and number of %s is bounded', (api, document) => {
  const ofParameters = ({ id, operation: { parameters = [] } }: FoundOperation) =>
    parameters.flatMap(({ name, schema }) => within(schema, `${id} ${name}`));
  const places = [
    ...Object.entries(document.components.schemas).flatMap(([name, schema]) => within(schema, name)),
    ...operations.filter((found) => found.api === api).flatMap(ofParameters),
  ];
  expect(placesWhere(places, isUnbounded)).toEqual([]);
});

test.each(['Problem', 'Id', 'DateTime'])('the documents share one %s', (name) => {
  const { provider, barcode, grant } = documents;
  const shared = provider.components.schemas[name];
  // Only a login has a second step.
  const { secondFactor: _ofLogin, ...properties } = shared?.properties ?? {};
  const expected = shared?.properties ? { ...shared, properties } : shared;
  expect(barcode.components.schemas[name]).toEqual(expected);
  expect(grant.components.schemas[name]).toEqual(expected);
});
