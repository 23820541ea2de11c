import { Readable } from 'node:stream';
import { FileResponse } from '../../../contract/fileResponse.ts';
import type { BarcodeHandlers } from '../../../contract/handlers.ts';
import { AppError } from '../../../errors.ts';
import { requireJob } from '../jobs/requireJob.ts';
import { findOutputBlocks } from './outputBlocks.ts';
import { generateLines } from './outputLines.ts';

export const outputHandlers = {
  async downloadJobOutput({ path: { jobId } }, { db }) {
    const { output_file: name } = await requireJob(db, jobId);
    if (name === null) throw new AppError('job.output_not_found');
    const output = await findOutputBlocks(db, jobId);
    if (output === null) throw new AppError('job.output_not_found', 'The output file has been removed');
    const content = Readable.from(generateLines(output.blocks), { objectMode: false });
    return new FileResponse({ name, size: output.size, content });
  },
} satisfies Partial<BarcodeHandlers>;
