import { ADMINISTER_ROLE } from '@portal/domain';
import { requireSession } from '../../access/caller.ts';
import type { Context } from '../../contract/handlers.ts';
import { lockForTransaction } from '../../db/advisoryLocks.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Db } from '../../db/database.ts';
import { runIdempotent, type IdempotentCall } from '../../db/idempotencyKeys.ts';
import { AppError } from '../../errors.ts';

/** The result of an administrative change. */
export interface ChangeResult<Result> {
  response: Result;
  /** The changed object for the audit trail; `null` if nothing changed (no entry is written). */
  object: string | null;
  /** Names of the changed fields. */
  changed?: readonly string[];
}

/**
 * Runs an administrative change in one transaction, one at a time, and writes its audit entry. Rules over many rows
 * (last administrator, page tree, names in use) hold because no other change runs meanwhile.
 * @param call with an idempotency key, a repeated call returns the stored response
 * @throws AppError access.denied if the caller has lost the role since the request arrived
 */
export function administer<Result>(
  context: Context,
  operation: string,
  work: (db: Db) => Promise<ChangeResult<Result>>,
  call: IdempotentCall | null = null,
): Promise<Result> {
  const session = requireSession(context);
  return context.db.transaction().execute(async (db) => {
    await lockForTransaction(db, 'administration');
    if (!(await isStillAdministrator(db, session.userId))) throw new AppError('access.denied');
    return runIdempotent(db, call, async () => {
      const { response, object, changed = [] } = await work(db);
      if (object !== null) await writeAudit(db, context, { operation, object, changed });
      return response;
    });
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
