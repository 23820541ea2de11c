import { describe, expect, test } from 'vitest';
import { schemaFromRules } from './FormSchema.ts';

interface Sale {
  code: string;
  ranges: { start: string }[];
}

const rules = (sale: Sale) => ({
  code: sale.code === '' ? 'Code is required' : undefined,
  'ranges.0.start': sale.ranges[0]?.start === 'x' ? 'Start is wrong' : undefined,
});

const validate = (sale: Sale) => schemaFromRules(rules)['~standard'].validate(sale);

describe('rules of a domain as the check of a form', () => {
  test('values without messages are the output, as they are', () => {
    const sale: Sale = { code: 'A', ranges: [] };
    expect(validate(sale)).toEqual({ value: sale });
  });

  test('each message becomes an issue, with the way down to a nested value', () =>
    expect(validate({ code: '', ranges: [{ start: 'x' }] })).toEqual({
      issues: [
        { message: 'Code is required', path: ['code'] },
        { message: 'Start is wrong', path: ['ranges', '0', 'start'] },
      ],
    }));

  test('an empty message is none', () => {
    const schema = schemaFromRules<Sale>(() => ({ code: '' }));
    expect(schema['~standard'].validate({ code: '', ranges: [] })).toHaveProperty('value');
  });
});
