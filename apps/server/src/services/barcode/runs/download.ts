import { open } from 'node:fs/promises';
import { FileResponse } from '../../../contract/fileResponse.ts';
import type { BarcodeHandlers } from '../../../contract/handlers.ts';
import { AppError } from '../../../errors.ts';
import { requireJob } from '../jobs/requireJob.ts';
import { toFilePath } from './outputFolder.ts';

export const outputHandlers = {
  async downloadJobOutput({ path }, { db, server }) {
    const { output_file: fileName } = await requireJob(db, path.jobId);
    if (fileName === null) throw new AppError('job.output_not_found');
    return openFile(toFilePath(server.config.barcodeOutputDir, fileName), fileName);
  },
} satisfies Partial<BarcodeHandlers>;

async function openFile(path: string, name: string): Promise<FileResponse> {
  const file = await open(path, 'r').catch((error: unknown) => {
    if (isMissing(error)) throw new AppError('job.output_not_found', 'The output file has been removed');
    throw error;
  });
  const { size } = await file.stat();
  return new FileResponse({ name, size, content: file.createReadStream() });
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
