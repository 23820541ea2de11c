import type { RefObject } from 'react';
import { expectTypeOf, test } from 'vitest';
import { fieldsFor } from './fieldsFor.ts';
import { schemaFromRules } from './FormSchema.ts';
import { userSchema } from './Form/userFormFixture.ts';

const fields = fieldsFor(userSchema);
type PropsOf<Field extends keyof typeof fields> = Parameters<(typeof fields)[Field]>[0];

test('a field accepts only names of values of its type', () => {
  type Texts = 'userName' | 'firstName' | 'lastName' | 'email' | 'company' | 'startsOn' | 'shift' | 'notes';
  expectTypeOf<PropsOf<'TextField'>['name']>().toEqualTypeOf<Texts>();
  expectTypeOf<PropsOf<'NumberField'>['name']>().toEqualTypeOf<'desk'>();
  expectTypeOf<PropsOf<'CheckboxField'>['name']>().toEqualTypeOf<'isLockedOut'>();
  // @ts-expect-error misspelt field
  void ({ name: 'emial', label: 'Email' } satisfies PropsOf<'TextField'>);
});

test('options must be possible values of the field', () => {
  type Shift<Value> = { name: 'shift'; label: string; options: [{ value: Value; label: string }] };
  expectTypeOf<Shift<'day'>>().toExtend<PropsOf<'RadioField'>>();
  expectTypeOf<Shift<'noon'>>().not.toExtend<PropsOf<'RadioField'>>();
});

test('inputRef has the element type of the field', () => {
  type Desk = { name: 'desk'; label: string; inputRef: RefObject<HTMLInputElement | null> };
  type Notes<Element> = { name: 'notes'; label: string; inputRef: RefObject<Element | null> };
  expectTypeOf<Desk>().toExtend<PropsOf<'NumberField'>>();
  expectTypeOf<Notes<HTMLTextAreaElement>>().toExtend<PropsOf<'TextField'>>();
  expectTypeOf<Notes<HTMLSelectElement>>().not.toExtend<PropsOf<'TextField'>>();
});

test('nested values have names; domain rules provide them as well', () => {
  const schema = schemaFromRules<{ ranges: { start: string; pieces: number | null }[] }>(() => ({}));
  const nested = fieldsFor(schema);
  expectTypeOf<Parameters<typeof nested.TextField>[0]['name']>().toEqualTypeOf<`ranges.${number}.start`>();
  expectTypeOf<Parameters<typeof nested.NumberField>[0]['name']>().toEqualTypeOf<`ranges.${number}.pieces`>();
});
