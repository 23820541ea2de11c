import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createBarcodeClient, insertKnownCampaign } from './barcodeJobs.ts';
import { testServer } from './testServer.ts';

/** Gives a test file a server with a known campaign and a folder of its own for output files. */
export function setUpBarcodeServer() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-barcode-'));
  const server = testServer({ config: { barcodeOutputDir: folder } });
  beforeAll(() => insertKnownCampaign(server.database.db));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    server,
    folder,
    api: createBarcodeClient(server),
    /** Names of the output files of a job, those under way included. */
    filesOf: (jobId: number) => readdirSync(folder).filter((name) => name.startsWith(`barcodes-${jobId}-`)),
    lines: (name: string) => readFileSync(path.join(folder, name), 'utf8').trimEnd().split('\n'),
  };
}
