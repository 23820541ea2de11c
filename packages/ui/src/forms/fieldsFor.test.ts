import { createRef } from 'react';
import { expectTypeOf, test } from 'vitest';
import { fieldsFor } from './fieldsFor.ts';
import { schemaFromRules } from './FormSchema.ts';
import { userSchema } from './Form/userFixture.ts';

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
  const day = { value: 'day', label: 'Day' } as const;
  void ({ name: 'shift', label: 'Shift', options: [day] } satisfies PropsOf<'RadioField'>);
  const noon = { value: 'noon', label: 'Noon' } as const;
  // @ts-expect-error no such shift
  void ({ name: 'shift', label: 'Shift', options: [noon] } satisfies PropsOf<'RadioField'>);
});

test('inputRef has the element type of the field', () => {
  void ({
    name: 'desk',
    label: 'Desk',
    inputRef: createRef<HTMLInputElement>(),
  } satisfies PropsOf<'NumberField'>);
  void ({
    name: 'notes',
    label: 'Notes',
    inputRef: createRef<HTMLTextAreaElement>(),
  } satisfies PropsOf<'TextField'>);
  const inputRef = createRef<HTMLSelectElement>();
  // @ts-expect-error a text is no selection
  void ({ name: 'notes', label: 'Notes', inputRef } satisfies PropsOf<'TextField'>);
});

test('nested values have names; domain rules provide them as well', () => {
  const schema = schemaFromRules<{ ranges: { start: string; pieces: number | null }[] }>(() => ({}));
  const nested = fieldsFor(schema);
  expectTypeOf<Parameters<typeof nested.TextField>[0]['name']>().toEqualTypeOf<`ranges.${number}.start`>();
  expectTypeOf<Parameters<typeof nested.NumberField>[0]['name']>().toEqualTypeOf<`ranges.${number}.pieces`>();
});
