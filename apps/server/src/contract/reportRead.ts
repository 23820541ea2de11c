import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { hasLocalAccount } from '../access/caller.ts';
import type { Db } from '../db/database.ts';
import { isStatementTimeout } from '../db/databaseErrors.ts';
import { AppError } from '../errors.ts';
import type { Server } from '../server.ts';
import { asOfHeader } from './operations.ts';
import { toInstantText } from '../services/responseFields.ts';

/** Longer than the transaction of a change, whose entries have the time of its begin. */
const maxChangeMs = 60_000;

/**
 * Reads a report from the replica; from the primary while the replica cannot be used, after changes of the caller that it
 * may lack, and when the read fails there.
 */
export async function readReport(
  { database, replica }: Pick<Server, 'database' | 'replica'>,
  { request: { caller }, reply }: { request: Pick<FastifyRequest, 'caller'>; reply: FastifyReply },
  read: (db: Db) => Promise<unknown>,
): Promise<unknown> {
  const state = replica?.getState();
  if (!replica || !hasLocalAccount(caller) || state?.problem !== null) return read(database.longDb);
  const { asOf, isCurrent } = state;
  if (await hasChanged(database.db, caller, new Date(asOf.getTime() - maxChangeMs)))
    return read(database.longDb);
  try {
    const response = await read(replica.db);
    replica.reads.answered += 1;
    if (!isCurrent) reply.header(asOfHeader, toInstantText(asOf));
    return response;
  } catch (error) {
    // The primary would not be faster.
    if (isStatementTimeout(error) || (error instanceof AppError && error.code === 'server.busy')) throw error;
    replica.reads.repeated += 1;
    return read(database.longDb);
  }
}

/** Whether the user has changed anything since a time. */
async function hasChanged(db: Db, { userId }: { userId: number }, since: Date): Promise<boolean> {
  const { rows } = await sql<{ has_changed: boolean }>`
    select exists (
      select from audit where user_id = ${userId} and at > ${since} and operation not in ('login', 'logout')
    ) as has_changed`.execute(db);
  return rows[0]?.has_changed ?? true;
}
