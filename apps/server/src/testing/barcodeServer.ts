import { beforeAll } from 'vitest';
import { createBarcodeClient, insertKnownCampaign } from './barcodeJobs.ts';
import { testServer } from './testServer.ts';

/** Creates a server for a test file, with a known campaign. */
export function setUpBarcodeServer() {
  const server = testServer();
  beforeAll(() => insertKnownCampaign(server.database.db));
  const api = createBarcodeClient(server);
  return {
    server,
    api,
    /** Names of the output files of a job; `null` for lines that no file has. */
    async filesOf(jobId: number): Promise<(string | null)[]> {
      const files = await server.database.db
        .selectFrom('barcode_job_output')
        .innerJoin('barcode_jobs', 'barcode_jobs.job_id', 'barcode_job_output.job_id')
        .select('output_file')
        .distinct()
        .where('barcode_jobs.job_id', '=', jobId)
        .execute();
      return files.map((job) => job.output_file);
    },
    async lines(jobId: number): Promise<string[]> {
      const { body } = await api.call('GET', `/Job/${jobId}/Output`);
      return body.trimEnd().split('\n');
    },
  };
}
