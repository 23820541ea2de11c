import { expect, test } from 'vitest';
import { auditOperations, findAuditTarget, getAuditOperationLabel } from './auditEntry.ts';

test('an operation is shown by its label, an unknown one by its name', () => {
  expect(getAuditOperationLabel('deleteUser')).toBe('Terminate user');
  expect(getAuditOperationLabel('somethingNew')).toBe('somethingNew');
});

test('operations and labels are unique', () => {
  for (const key of ['operation', 'label'] as const) {
    const values = auditOperations.map((each) => each[key]);
    expect(new Set(values).size).toBe(values.length);
  }
});

test.each([
  { object: 'user 118 (ines.halloran)', target: { kind: 'user', userId: 118 } },
  { object: 'user 118 (ines.halloran), role MSC', target: { kind: 'user', userId: 118 } },
  { object: 'page 7 (Sales (old))', target: { kind: 'page', pageName: 'Sales (old)' } },
  { object: 'page 7', target: null },
  { object: 'a user 118', target: null },
  { object: 'a page 7 (x)', target: null },
  { object: 'page 7 (x) and more', target: null },
  { object: 'user 118x', target: null },
  { object: 'role MSC', target: null },
  { object: '', target: null },
])('"$object" is $target', ({ object, target }) => {
  expect(findAuditTarget({ operation: 'updateUser', object })).toEqual(target);
});

test.each(['deleteUser', 'deletePage'])('what %s has deleted has no screen', (operation) => {
  for (const object of ['user 1 (a)', 'page 1 (a)'])
    expect(findAuditTarget({ operation, object })).toBeNull();
});
