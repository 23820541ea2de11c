import { ADMINISTER_ROLE, type AuditedOperation } from '@portal/domain';
import { requireSession } from '../../access/caller.ts';
import type { Context } from '../../contract/handlers.ts';
import { lockForTransaction } from '../../db/advisoryLocks.ts';
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

async function isStillAdministrator(db: Db, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('users as u')
    .innerJoin('user_roles as r', 'r.user_id', 'u.user_id')
    .select('u.user_id')
    .where('u.user_id', '=', userId)
    .where('u.is_locked_out', '=', false)
    .where('r.rolename', '=', ADMINISTER_ROLE)
    .executeTakeFirst();
  return found !== undefined;
}
