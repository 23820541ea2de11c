import type { Db } from './database.ts';

/** An entry of the audit trail. It contains names of changed fields, never values. */
export interface AuditEntry {
  /** The user who acted; `null` if unknown. */
  user: { userId: number; username: string } | null;
  /** Address of the client. */
  source: string;
  operation: string;
  /** The affected object, such as `user 118`. */
  object?: string;
  changed?: readonly string[];
  outcome?: 'done' | 'failed' | 'refused';
  requestId: string;
}

/** Writes an audit entry. Call it in the transaction of the audited change. */
export async function writeAudit(db: Db, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      user_id: entry.user?.userId ?? null,
      username: entry.user?.username ?? null,
      source: entry.source,
      operation: entry.operation,
      object: oneLine(entry.object ?? ''),
      changed: [...(entry.changed ?? [])],
      outcome: entry.outcome ?? 'done',
      request_id: entry.requestId,
    })
    .execute();
}

/** Prevents a line break in a name from looking like another entry. */
function oneLine(text: string): string {
  return text.replaceAll('\r', '\\r').replaceAll('\n', '\\n');
}
