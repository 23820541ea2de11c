import { sql } from 'kysely';
import { createCachedRead } from '../load/cachedRead.ts';
import type { PortalDatabase } from '../db/database.ts';

type Kind = 'mail' | 'job';

/** Counts of queued and finished mails and jobs. */
export interface Backlog {
  rows: { kind: Kind; state: string; count: number }[];
  /** Age of the oldest queued entry. */
  oldest: { kind: Kind; seconds: number }[];
}

const cacheMs = 5_000;

/** Creates a reader that queries the database at most every five seconds; `null` if the database is unreachable. */
export function createBacklogReader(database: PortalDatabase): () => Promise<Backlog | null> {
  return createCachedRead(() => readBacklog(database).catch(() => null), cacheMs).read;
}

async function readBacklog({ longDb, isReachable }: PortalDatabase): Promise<Backlog | null> {
  if (!(await isReachable())) return null;
  const { rows } = await sql<{ kind: Kind; state: string; count: number; oldest: number }>`
    select 'mail' as kind, state, count(*) as count, extract(epoch from now() - min(m.created_at)) as oldest
    from outbox join messages m using (message_id) group by state
    union all
    select 'job', job_state, count(*), extract(epoch from now() - min(started_at))
    from barcode_jobs, lateral (select case
      when status <> 'Processing' then lower(status)
      when run = 0 then 'waiting' else 'running' end as job_state) as states
    group by job_state`.execute(longDb);
  const findWaiting = (kind: Kind) => rows.find((row) => row.kind === kind && row.state === 'waiting');
  return {
    rows: rows.map(({ kind, state, count }) => ({ kind, state, count })),
    oldest: (['mail', 'job'] as const).map((kind) => ({ kind, seconds: findWaiting(kind)?.oldest ?? 0 })),
  };
}
