import { expect, test } from 'vitest';
import { hasFallen, type Score } from './mutation.ts';
import { mutationTargets } from './scope.ts';

const score = (mutants: number, survived: number): Score => ({ hash: '', mutants, survived });

test.each([
  { now: score(10, 2), kept: score(10, 2), fallen: false, why: 'no change' },
  { now: score(10, 3), kept: score(10, 2), fallen: true, why: 'one more survivor' },
  { now: score(5, 2), kept: score(10, 2), fallen: false, why: 'well-tested code was removed' },
  { now: score(20, 3), kept: score(10, 2), fallen: false, why: 'well-tested code was added' },
  { now: score(10, 2), kept: undefined, fallen: false, why: 'a new file with 80 %' },
  { now: score(10, 3), kept: undefined, fallen: true, why: 'a new file with 70 %' },
  { now: score(0, 0), kept: undefined, fallen: false, why: 'a new file without mutants' },
])('score has fallen: $fallen ($why)', ({ now, kept, fallen }) => expect(hasFallen(now, kept)).toBe(fallen));

test('the scope is rules with pure unit tests in their folder', () => {
  const testsOf = new Map(mutationTargets().map(({ file, tests }) => [file, tests]));
  expect(testsOf.get('packages/domain/src/users/activity.ts')).toContain(
    'packages/domain/src/users/activity.test.ts',
  );
  expect(testsOf.get('packages/ui/src/tables/workbook/sheetXml.ts')).toEqual([
    'packages/ui/src/tables/workbook/sheetXml.test.ts',
    'packages/ui/src/tables/workbook/writeWorkbook.test.ts',
  ]);
  expect(testsOf.has('apps/server/src/services/lists/paging.ts')).toBe(true);
  const files = [...testsOf.keys()].join('\n');
  expect(files).not.toMatch(/queries\.ts|\.tsx|index\.ts|[Ff]ixture|\.test\.ts/);
});
