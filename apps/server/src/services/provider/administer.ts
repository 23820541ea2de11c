import { ADMINISTER_ROLE } from '@portal/domain';
import { sql } from 'kysely';
import { sessionOf } from '../../access/sessionOf.ts';
import type { Context } from '../../contract/handlers.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Db } from '../../db/database.ts';
import { answerOnce, type KeyedCall } from '../../db/keptAnswers.ts';
import { AppError } from '../../errors.ts';

/** What an administrative write did. */
export interface Deed<Answer> {
  answer: Answer;
  /** What it was done to, for the audit trail; `null`: nothing changed, nothing is written down. */
  object: string | null;
  /** Names of the changed fields. */
  changed?: readonly string[];
}

/** Any number, the same in every process: who holds it changes users, roles or pages, the others wait. */
const administrationLock = 7_340_514;

/**
 * Makes an administrative write: in one transaction, one at a time, with its line in the audit trail. Rules that look
 * at many rows (the last administrator, the page tree, names in use) hold because nobody else writes meanwhile.
 * @param call given, what was done for its key is answered and not done again
 * @throws AppError access.denied when the caller has ceased to be an administrator since the request arrived
 */
export function administer<Answer>(
  context: Context,
  operation: string,
  work: (db: Db) => Promise<Deed<Answer>>,
  call: KeyedCall | null = null,
): Promise<Answer> {
  const session = sessionOf(context);
  return context.db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(${administrationLock})`.execute(db);
    if (!(await isStillAdministrator(db, session.userId))) throw new AppError('access.denied');
    return answerOnce(db, call, async () => {
      const { answer, object, changed = [] } = await work(db);
      if (object !== null) {
        await writeAudit(db, {
          user: session,
          source: context.source,
          operation,
          object,
          changed,
          requestId: context.requestId,
        });
      }
      return answer;
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
