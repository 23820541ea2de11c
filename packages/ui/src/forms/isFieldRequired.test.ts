import { expect, test } from 'vitest';
import { z } from 'zod';
import { type FormSchema, type SchemaIssue, schemaFromRules } from './FormSchema.ts';
import { isFieldRequired } from './isFieldRequired.ts';

interface Values {
  name: string;
  note: string;
  height: number | null;
  width: number | null;
  shown: boolean;
  roles: string[];
  tags: string[];
}

const values: Values = {
  name: 'Frame',
  note: 'x',
  height: 3,
  width: null,
  shown: true,
  roles: ['JAS'],
  tags: ['a'],
};
const rules = schemaFromRules<Values>(({ name, height, shown, roles }) => ({
  ...(name === '' && { name: 'Name is required' }),
  ...(height === null && { height: 'Height is required' }),
  ...(roles.length === 0 && { roles: 'Choose a role' }),
  ...(!shown && { shown: 'Must be shown' }),
}));

test.each([
  { name: 'name', isRequired: true },
  { name: 'note', isRequired: false },
  { name: 'height', isRequired: true },
  { name: 'width', isRequired: false },
  { name: 'shown', isRequired: false },
  { name: 'roles', isRequired: true },
  { name: 'tags', isRequired: false },
  { name: 'missing', isRequired: false },
])('$name: $isRequired', ({ name, isRequired }) => {
  expect(isFieldRequired(rules, { ...values }, name)).toBe(isRequired);
});

test('a nested field is required by its own path', () => {
  const schema = z.object({ items: z.array(z.object({ name: z.string().min(1), note: z.string() })) });
  const nested = {
    items: [
      { name: 'a', note: 'x' },
      { name: 'b', note: 'y' },
    ],
  };
  const names = ['items.1.name', 'items.1.note', 'items.2.name', 'items'];
  const isRequired = (name: string) => isFieldRequired(schema as FormSchema<unknown>, nested, name);
  expect(names.map(isRequired)).toEqual([true, false, false, false]);
  expect(nested.items[1]).toEqual({ name: 'b', note: 'y' });
});

test('an error of another field does not count', () => {
  expect(isFieldRequired(rules, { ...values, name: '' }, 'note')).toBe(false);
});

test.each<{ why: string; schema: FormSchema<unknown>; isRequired: boolean }>([
  {
    why: 'a zod schema',
    schema: z.object({ name: z.string().min(1) }) as FormSchema<unknown>,
    isRequired: true,
  },
  {
    why: 'one without the rule',
    schema: z.object({ name: z.string() }) as FormSchema<unknown>,
    isRequired: false,
  },
  {
    why: 'an issue inside the value',
    schema: toSchema([{ message: 'x', path: ['name', 0] }]),
    isRequired: false,
  },
  { why: 'an issue of the whole form', schema: toSchema([{ message: 'x' }]), isRequired: false },
  {
    why: 'a path with keys',
    schema: toSchema([{ message: 'x', path: [{ key: 'name' }] }]),
    isRequired: true,
  },
])('$why: $isRequired', ({ schema, isRequired }) => {
  expect(isFieldRequired(schema, { name: 'Frame' }, 'name')).toBe(isRequired);
});

test('an asynchronous schema is not asked', () => {
  const issues = [{ message: 'x', path: ['name'] }];
  const schema: FormSchema<unknown> = { '~standard': { validate: async () => ({ issues }) } };
  expect(isFieldRequired(schema, { name: 'Frame' }, 'name')).toBe(false);
});

function toSchema(issues: readonly SchemaIssue[]): FormSchema<unknown> {
  return { '~standard': { validate: () => ({ issues }) } };
}
