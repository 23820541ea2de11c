import { expect, test } from 'vitest';
import { listSourceCodeDifferences } from './sourceCodeDifferences.ts';

const quilt = { source: 'QUILT25', description: 'Quilting event', additionalInfo: 'Spring' };

test('both versions of a code are compared as they are stored', () => {
  const mine = { ...quilt, description: ' Open house ', additionalInfo: ' ' };
  expect(listSourceCodeDifferences({ ...quilt, additionalInfo: null }, mine)).toEqual([
    { label: 'Description', theirs: 'Quilting event', mine: 'Open house' },
  ]);
  expect(listSourceCodeDifferences(quilt, { ...mine, description: quilt.description })).toEqual([
    { label: 'Additional Info', theirs: quilt.additionalInfo, mine: '' },
  ]);
});
