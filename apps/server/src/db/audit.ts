import type { AuditedOperation } from '@portal/domain';
import type { Db } from './database.ts';
import type { FieldChange } from './tables.ts';

export interface AuditedRequest {
  /** The user who acts; `null` if unknown. */
  session: { userId: number; username: string } | null;
  /** Address of the client. */
  source: string;
  requestId: string;
}

/** A changed field whose values must not be recorded, such as a password. */
export interface SecretChange {
  field: string;
  isSecret: true;
}

/** An entry of the audit trail. It never contains secrets. */
export interface AuditEntry {
  operation: AuditedOperation;
  /** The affected object, such as `user 118`. */
  object?: string;
  changed?: readonly (FieldChange | SecretChange)[];
  outcome?: 'done' | 'failed' | 'refused';
}

/** Writes an audit entry. Call it in the transaction of the audited change. */
export async function writeAudit(
  db: Db,
  { session, source, requestId }: AuditedRequest,
  { operation, object = '', changed = [], outcome = 'done' }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      user_id: session?.userId ?? null,
      username: session?.username ?? null,
      source,
      operation,
      object: escapeLineBreaks(object),
      changed: changed.map(({ field }) => field),
      changes: JSON.stringify(changed.filter((change) => !('isSecret' in change))),
      outcome,
      request_id: requestId,
    })
    .execute();
}

/** Prevents a line break in a name from looking like another entry. */
function escapeLineBreaks(text: string): string {
  return text.replaceAll('\r', '\\r').replaceAll('\n', '\\n');
}
