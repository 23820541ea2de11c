import { expect, test } from 'vitest';
import * as classic from 'zod';
import * as mini from 'zod/mini';
import { createFormResolver } from './formResolver.ts';
import { type FormSchema, schemaFromRules } from './FormSchema.ts';

interface Values {
  code: string;
  ranges: { start: string }[];
}
type Output = { code: string; ranges: { start: string }[] };

const upper = (text: string) => text.toUpperCase();
const schemas: [string, FormSchema<Values, Output>][] = [
  [
    'zod',
    classic.object({
      code: classic.string().min(1, 'Code is required').transform(upper),
      ranges: classic.array(classic.object({ start: classic.string().max(6, 'Start is too long') })),
    }),
  ],
  [
    'zod/mini',
    mini.object({
      code: mini.pipe(mini.string().check(mini.minLength(1, 'Code is required')), mini.transform(upper)),
      ranges: mini.array(mini.object({ start: mini.string().check(mini.maxLength(6, 'Start is too long')) })),
    }),
  ],
];

const options = { fields: {}, shouldUseNativeValidation: undefined };

test.each(schemas)('a %s schema returns its output', async (_name, schema) =>
  expect(await createFormResolver(schema)({ code: 'ab', ranges: [] }, undefined, options)).toEqual({
    values: { code: 'AB', ranges: [] },
    errors: {},
  }),
);

test.each(schemas)('a %s schema returns its messages by path', async (_name, schema) =>
  expect(
    await createFormResolver(schema)({ code: '', ranges: [{ start: 'ABCDEFG' }] }, undefined, options),
  ).toEqual({
    values: {},
    errors: {
      code: { type: 'schema', message: 'Code is required' },
      ranges: [{ start: { type: 'schema', message: 'Start is too long' } }],
    },
  }),
);

test('an issue without a path is an error of the form', async () => {
  const schema = classic.object({ code: classic.string() }).refine(() => false, 'Not today');
  expect(await createFormResolver(schema)({ code: '' }, undefined, options)).toEqual({
    values: {},
    errors: { root: { form: { type: 'schema', message: 'Not today' } } },
  });
});

test('domain rules validate like a schema', async () => {
  const schema = schemaFromRules<{ code: string }>(({ code }) => ({ code: code ? undefined : 'Required' }));
  expect(await createFormResolver(schema)({ code: '' }, undefined, options)).toEqual({
    values: {},
    errors: { code: { type: 'schema', message: 'Required' } },
  });
});
