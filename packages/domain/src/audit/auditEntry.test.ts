import { expect, test } from 'vitest';
import { getAuditOperationLabel, auditOperations } from './auditEntry.ts';

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
