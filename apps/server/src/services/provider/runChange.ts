import type { AuditedOperation } from '@portal/domain';
import type { Context } from '../../contract/handlers.ts';
import { type SecretChange, writeAudit } from '../../db/audit.ts';
import type { Db } from '../../db/database.ts';
import { runIdempotent } from '../../db/idempotencyKeys.ts';
import type { FieldChange } from '../../db/tables.ts';
import { listChanges } from './listChanges.ts';

export interface ChangeResult<Result> {
  response: Result;
  /** The changed object for the audit trail; `null` if nothing changed. */
  object: string | null;
  /** The changed fields of an edit; empty if nothing changed. */
  changed?: readonly (FieldChange | SecretChange)[];
}

/**
 * Runs a change in one transaction and writes its audit entry, if it has changed anything. A call whose idempotency key has already changed
 * something gets the stored response.
 * @param prepare locks and checks that precede every call, also a repeated one
 */
export function runChange<Result>(
  context: Context,
  operation: AuditedOperation,
  work: (db: Db) => Promise<ChangeResult<Result>>,
  prepare: (db: Db) => Promise<void> = async () => {},
): Promise<Result> {
  return context.db.transaction().execute(async (db) => {
    await prepare(db);
    let hasChanged = false;
    return runIdempotent(
      db,
      context.idempotentCall,
      async () => {
        const { response, object, changed } = await work(db);
        if (object !== null && changed?.length !== 0) {
          hasChanged = true;
          await writeAudit(db, context, { operation, object, changed: changed ?? [] });
        }
        return response;
      },
      () => hasChanged,
    );
  });
}

/** The result of an edit: the row as the API shows it, and which of its fields differ from before. */
export function toEdit<Row, Response extends object>(
  [before, after]: readonly [Row, Row],
  toResponse: (row: Row) => Response,
  toLabel: (row: Row) => string,
): ChangeResult<Response> {
  const response = toResponse(after);
  return { response, object: toLabel(after), changed: listChanges(toResponse(before), response) };
}
