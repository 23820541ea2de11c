import { expect, test } from 'vitest';
import { validateSourceCode } from './sourceCode.ts';

const quilt = {
  source: 'QUILT25',
  description: 'Quilting event',
  additionalInfo: 'Paper form\nat the table',
};

test.each([
  { values: quilt, mistakes: {} },
  { values: { source: '12345678', description: '', additionalInfo: '' }, mistakes: {} },
  { values: { ...quilt, source: ' ' }, mistakes: { source: 'Source Code is required' } },
  { values: {}, mistakes: { source: 'Source Code is required' } },
  {
    values: { ...quilt, source: '123456789' },
    mistakes: { source: 'Source Code must have at most 8 characters' },
  },
  { values: { ...quilt, source: 'A\nB' }, mistakes: { source: 'Source Code must be one line' } },
  { values: { ...quilt, description: '🧵'.repeat(50) }, mistakes: {} },
  {
    values: { ...quilt, description: '🧵'.repeat(51), additionalInfo: 'x'.repeat(501) },
    mistakes: {
      description: 'Description must have at most 50 characters',
      additionalInfo: 'Additional Info must have at most 500 characters',
    },
  },
  { values: { ...quilt, description: 'a\nb' }, mistakes: { description: 'Description must be one line' } },
])('$values', ({ values, mistakes }) => expect(validateSourceCode(values)).toEqual(mistakes));
