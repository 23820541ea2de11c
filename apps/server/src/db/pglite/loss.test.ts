import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { copyPgliteTemplate } from '../../testing/testDatabase.ts';
import { setUpMonitoredServer } from '../../testing/monitoredServer.ts';
import type { PortalDatabase } from '../database.ts';
import { openPglite } from './openPglite.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-loss-'));
afterAll(() => rmSync(folder, { recursive: true }));
const { problems, readiness, reportProblem, serve, status } = setUpMonitoredServer();

describe('PGlite', () => {
  let database: PortalDatabase;
  const limitMs = 1_500;
  const neverEnds = sql`select count(*) from generate_series(1, 1000000000000)`;

  beforeAll(async () => {
    copyPgliteTemplate(folder);
    database = await openPglite({ folder, timeoutMs: limitMs, reportProblem });
    await serve(database);
  });

  test('stuck in a statement: not ready, alive; its watchdog restarts it', async () => {
    expect(await status('/api/role')).toBe(200);
    const stuck = neverEnds.execute(database.db).then(
      () => 'ended',
      () => 'failed',
    );
    expect(await readiness()).toEqual({ status: 503, isPrompt: true });
    expect(await status('/healthz')).toBe(200);
    expect(await stuck).toBe('failed');
    expect(problems).toContain('a statement ran longer than 1.5 s; restarting the embedded database');
    await vi.waitFor(async () => expect(await status('/readyz')).toBe(200), {
      timeout: 10_000,
      interval: 200,
    });
  });

  test('does not interrupt long-running work', async () => {
    const before = problems.length;
    const { rows } = await database.runWithoutTimeout((db) =>
      sql<{ slept: string }>`select pg_sleep(2.5)::text as slept`.execute(db),
    );
    expect(rows).toHaveLength(1);
    expect(problems.slice(before)).toEqual([]);
  });

  test('is closed completely while its worker restarts', async () => {
    const restarted: Worker[] = [];
    process.on('worker', (worker: Worker) => restarted.push(worker));
    const stuck = neverEnds.execute(database.db).catch(() => 'failed');
    await vi.waitFor(() => expect(restarted).toHaveLength(1), { timeout: 10_000 });
    expect(await stuck).toBe('failed');
    await database.close();
    expect(restarted.map(({ threadId }) => threadId)).toEqual([-1]);
  });
});
