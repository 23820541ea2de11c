import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { sequenceNumberDigits, type LineBlock } from './outputLines.ts';

/** The stored blocks of the output file of a job. */
export interface OutputBlocks {
  /** Bytes of the file. */
  size: number;
  /** Read in parts, so that no connection is taken while a client downloads slowly. */
  blocks: AsyncIterable<LineBlock>;
}

const partBlocks = 1_000;

/** @returns `null` if the job has no output file, or if it has been removed, also in part */
export async function findOutputBlocks(db: Db, jobId: number): Promise<OutputBlocks | null> {
  const lineBreakBytes = 1;
  const { rows } = await sql<{ count: number; size: number }>`
    select count(*), sum(
      (last_number - first_number + 1) * (octet_length(rest) + ${sequenceNumberDigits + lineBreakBytes}::integer)
    ) as size
    from barcode_job_output join barcode_jobs using (job_id) where job_id = ${jobId}
    group by line_count having sum(last_number - first_number + 1) = line_count`.execute(db);
  const [found] = rows;
  return found ? { size: found.size, blocks: readBlocks(db, jobId, found.count) } : null;
}

/** @throws if blocks are removed meanwhile, so that a part of a file never passes for the whole */
async function* readBlocks(db: Db, jobId: number, count: number): AsyncGenerator<LineBlock> {
  for (let read = 0, lastNumber = 0; read < count;) {
    const blocks = await db
      .selectFrom('barcode_job_output')
      .select(['block_number', 'first_number as first', 'last_number as last', 'rest'])
      .where('job_id', '=', jobId)
      .where('block_number', '>', lastNumber)
      .orderBy('block_number')
      .limit(partBlocks)
      .execute();
    const last = blocks.at(-1);
    if (!last) throw new Error('The output file was removed while it was read');
    yield* blocks;
    read += blocks.length;
    lastNumber = last.block_number;
  }
}
