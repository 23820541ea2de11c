import type { Db } from './database.ts';

/** One line of the audit trail. Changed fields are named, never shown. */
export interface AuditEntry {
  /** Who did it; `null`: not known. */
  user: { userId: number; username: string } | null;
  /** Address of the client. */
  source: string;
  operation: string;
  /** What it was done to, such as `user 118`. */
  object?: string;
  changed?: readonly string[];
  outcome?: 'done' | 'failed' | 'refused';
  requestId: string;
}

/** Writes a line of the audit trail; call it in the transaction of what it tells. */
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

/** A line break in a name must not look like another entry. */
function oneLine(text: string): string {
  return text.replaceAll('\r', '\\r').replaceAll('\n', '\\n');
}
