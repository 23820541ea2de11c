import { ADMINISTER_ROLE, type AuditedOperation } from '@portal/domain';
import { sql } from 'kysely';
import { requireSession } from '../../access/caller.ts';
import type { Context } from '../../contract/handlers.ts';
import { lockForTransaction } from '../../db/advisoryLocks.ts';
import { hasRows } from '../../db/countRows.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { runChange, type ChangeResult } from './runChange.ts';

/**
 * Runs an administrative change, one at a time. Rules over many rows (last administrator, page tree, names in use)
 * hold because no other change runs meanwhile.
 * @throws AppError access.denied if the caller has lost the role since the request arrived
 */
export function administer<Result>(
  context: Context,
  operation: AuditedOperation,
  work: (db: Db) => Promise<ChangeResult<Result>>,
): Promise<Result> {
  const { userId } = requireSession(context);
  return runChange(context, operation, work, async (db) => {
    await lockForTransaction(db, 'administration');
    if (!(await isStillAdministrator(db, userId))) throw new AppError('access.denied');
  });
}

function isStillAdministrator(db: Db, userId: number): Promise<boolean> {
  return hasRows(
    db,
    sql`users join user_roles using (user_id)
      where user_id = ${userId} and not is_locked_out and rolename = ${ADMINISTER_ROLE}`,
  );
}
