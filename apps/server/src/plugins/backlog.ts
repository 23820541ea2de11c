import { sql } from 'kysely';
import { createCachedRead } from '../load/cachedRead.ts';
import type { PortalDatabase } from '../db/database.ts';

/** Mails or jobs in one state. */
interface BacklogRow {
  kind: 'mail' | 'job';
  state: string;
  count: number;
  /** Age of the oldest one, in seconds. */
  oldest: number;
}

const cacheMs = 5_000;

/** Creates a reader that queries the database at most every five seconds; `null` if the database is unreachable. */
export function createBacklogReader(database: PortalDatabase): () => Promise<BacklogRow[] | null> {
  return createCachedRead(() => readBacklog(database).catch(() => null), cacheMs).read;
}

async function readBacklog({ longDb, isReachable }: PortalDatabase): Promise<BacklogRow[] | null> {
  if (!(await isReachable())) return null;
  const { rows } = await sql<BacklogRow>`
    select 'mail' as kind, state, count(*) as count, extract(epoch from now() - min(m.created_at)) as oldest
    from outbox join messages m using (message_id) group by state
    union all
    select 'job', job_state, count(*), extract(epoch from now() - min(started_at))
    from barcode_jobs, lateral (select case
      when status <> 'Processing' then lower(status)
      when run = 0 then 'waiting' else 'running' end as job_state) as states
    group by job_state`.execute(longDb);
  return rows;
}
