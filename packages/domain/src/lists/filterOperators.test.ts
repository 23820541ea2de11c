import { expect, test } from 'vitest';
import { isPartialMatch } from './filterOperators.ts';

test.each([
  { operator: 'contains', takesPart: true },
  { operator: 'startswith', takesPart: true },
  { operator: 'eq', takesPart: false },
  { operator: 'gte', takesPart: false },
  { operator: 'lte', takesPart: false },
] as const)('$operator takes a part of a value: $takesPart', ({ operator, takesPart }) => {
  expect(isPartialMatch(operator)).toBe(takesPart);
});
