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

describe('domain rules as a form schema', () => {
  test('values without messages are the output, unchanged', () => {
    const sale: Sale = { code: 'A', ranges: [] };
    expect(validate(sale)).toEqual({ value: sale });
  });

  test('each message becomes an issue with the path of its value', () =>
    expect(validate({ code: '', ranges: [{ start: 'x' }] })).toEqual({
      issues: [
        { message: 'Code is required', path: ['code'] },
        { message: 'Start is wrong', path: ['ranges', '0', 'start'] },
      ],
    }));

  test('an empty message is ignored', () => {
    const schema = schemaFromRules<Sale>(() => ({ code: '' }));
    expect(schema['~standard'].validate({ code: '', ranges: [] })).toHaveProperty('value');
  });
});
