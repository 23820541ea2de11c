import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createBarcodeClient, insertKnownCampaign } from './barcodeJobs.ts';
import { testServer } from './testServer.ts';

/** Creates a server for a test file, with a known campaign and a separate folder for output files. */
export function setUpBarcodeServer() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-barcode-'));
  const server = testServer({ config: { barcodeOutputDir: folder } });
  beforeAll(() => insertKnownCampaign(server.database.db));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    server,
    folder,
    api: createBarcodeClient(server),
    /** Names of the output files of a job, including unfinished ones. */
    filesOf: (jobId: number) => readdirSync(folder).filter((name) => name.startsWith(`barcodes-${jobId}-`)),
    lines: (name: string) => readFileSync(path.join(folder, name), 'utf8').trimEnd().split('\n'),
  };
}
