import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { documents, operations, parametersOf, resolve } from './documents.ts';
import type { Content, Document, FoundOperation, Schema } from './documents.ts';

/** The schema as an example must satisfy it: also naming no field that is not described. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, closed(inner)]));
  if (copy['type'] === 'object' && 'properties' in copy) copy['additionalProperties'] ??= false;
  return copy;
}

function createValidator(document: Document): (schema: Schema, example: unknown) => string[] {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictTypes: 'log', allErrors: true });
  addFormats.default(ajv);
  ajv
    .addSchema({ $id: 'document', components: closed(document.components) })
    .addVocabulary(['components', 'x-extension']);
  return (schema, example) => {
    const rebased: unknown = JSON.parse(JSON.stringify(closed(schema)).replaceAll('"#/', '"document#/'));
    const validate = ajv.compile(rebased as object);
    return validate(example) ? [] : (validate.errors ?? []).map((e) => `${e.instancePath} ${e.message}`);
  };
}

/** Examples of a body: its own, else those its schema (or, in a list, the schema of a row) carries. */
function examplesIn(document: Document, content: Content): { schema: Schema; example: unknown }[] {
  return Object.values(content).flatMap(({ schema, example, examples }) => {
    if (example !== undefined) return [{ schema, example }];
    if (examples) return Object.values(examples).map(({ value }) => ({ schema, example: value }));
    const target = resolve<Schema>(document, schema);
    const row = target.items ? resolve<Schema>(document, target.items) : target;
    return (row.examples ?? []).map((one) => ({ schema: row, example: one }));
  });
}

/** What an operation takes and answers itself; shared answers are looked at once, where they stand. */
function contentsOf({ operation }: FoundOperation): Content[] {
  const answers = Object.values(operation.responses).map((answer) => answer.content);
  return [operation.requestBody?.content, ...answers].filter((content) => content !== undefined);
}

describe.each(Object.entries(documents))('%s', (api, document) => {
  const problems = createValidator(document);
  const mine = operations.filter((found) => found.api === api);
  const answers = Object.entries(document.components.responses);
  const schemas = Object.entries(document.components.schemas).filter(([, schema]) => schema.examples);

  function expectExamples(content: Content): void {
    const examples = examplesIn(document, content);
    expect(examples).not.toEqual([]);
    for (const { schema, example } of examples) expect(problems(schema, example)).toEqual([]);
  }

  test.each(mine)('$id shows by example what it takes and answers', (found) => {
    for (const { schema, example } of parametersOf(found)) {
      expect(example).toBeDefined();
      expect(problems(schema, example)).toEqual([]);
    }
    for (const content of contentsOf(found)) expectExamples(content);
  });

  test.each(answers)('the answer %s shows an example', (_name, answer) =>
    expectExamples(answer.content ?? {}),
  );

  test.each(schemas)('the examples of %s fit', (_name, schema) => {
    for (const example of schema.examples ?? []) expect(problems(schema, example)).toEqual([]);
  });
});
