import { providerResponses } from '../../../testing/api.ts';
import { firstPage } from '../../../testing/firstPage.ts';

const operations = ['updateUser', 'addUserRole', 'login', 'updatePage'];

/** The audit trail, newest first. */
export function auditResponse(rowCount: number, { isLong = false } = {}) {
  const page = firstPage(rowCount);
  return providerResponses.get('/api/audit', ({ response }) =>
    response(200).json({
      ...page,
      auditData: Array.from({ length: page.rowsReturned }, (_unused, index) => ({
        auditId: 9000 - index,
        at: `2026-06-01T09:${String(59 - (index % 60)).padStart(2, '0')}:07`,
        username: index % 4 === 2 ? null : 'anna.admin',
        source: '10.0.4.17',
        operation: operations[index % 4] ?? 'login',
        object: isLong ? 'user 118 (a very long name) '.repeat(20) : `user ${118 + index}`,
        changed: index % 4 === 0 ? ['email', 'department'] : [],
        outcome: index % 4 === 2 ? 'failed' : 'done',
        requestId: '3f0c5f3e-7b0e-4d58-9a52-3a1f6f5f2a11',
      })),
    }),
  );
}
