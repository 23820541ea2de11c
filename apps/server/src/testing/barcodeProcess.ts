import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { END_OF_JOB_COMMENT, type JobLogEntry } from '@portal/domain/barcode';
import { afterAll, expect, vi } from 'vitest';
import { coupon } from './barcodeJobs.ts';
import { startProcess, type ServerProcess } from './serverProcess.ts';

const pair = { userName: 'portal', userKey: 'key-of-the-process-tests' };

/** The barcode service of a real server process, called as by another service. */
export interface BarcodeProcess {
  process: ServerProcess;
  call(method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown): Promise<Response>;
  /** The comments so far. */
  log(jobId: number): Promise<string[]>;
  /** Downloads the output file of a job. */
  output(jobId: number): Promise<string>;
}

/** Server processes, ended after the test file. */
export function setUpBarcodeProcesses() {
  const root = mkdtempSync(path.join(os.tmpdir(), 'portal-jobs-'));
  const processes: ServerProcess[] = [];
  afterAll(async () => {
    for (const process of processes) process.kill('SIGKILL');
    await Promise.all(processes.map((process) => process.ended));
    rmSync(root, { recursive: true, force: true });
  });

  return {
    root,
    async start(environment: Record<string, string>): Promise<BarcodeProcess> {
      const process = startProcess({
        DATA_DIR: path.join(root, `data-${processes.length}`),
        BARCODE_API_USER_NAME: pair.userName,
        BARCODE_API_USER_KEY: pair.userKey,
        LOG_LEVEL: 'silent',
        PORT: '0',
        ...environment,
      });
      processes.push(process);
      return createProcessClient(process, await process.ready);
    },
  };
}

function createProcessClient(process: ServerProcess, port: number): BarcodeProcess {
  const call: BarcodeProcess['call'] = (method, url, body) =>
    fetch(`http://127.0.0.1:${port}/embedded/barcode${url}`, {
      method,
      headers: {
        'user-name': pair.userName,
        'user-key': pair.userKey,
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(15_000),
    });
  return {
    process,
    call,
    async log(jobId) {
      const response = await call('GET', `/Step4/${jobId}`);
      expect(response.status).toBe(200);
      return ((await response.json()) as JobLogEntry[]).map((entry) => entry.comment);
    },
    async output(jobId) {
      const response = await call('GET', `/Job/${jobId}/Output`);
      expect(response.status).toBe(200);
      return response.text();
    },
  };
}

/** A job with two small coupons that can be started. */
export async function createReadyJob(server: BarcodeProcess): Promise<number> {
  const body = { JobName: '25073', JoannStatsTable: 'stats', ChannelId: 1 };
  const jobId = Number(await (await server.call('POST', '/Step1', body)).text());
  const rows = ['AA0001', 'AA0002'].map((legacyMailercode, index) =>
    coupon(jobId, index + 1, { legacyMailercode }),
  );
  expect((await server.call('PUT', `/Coupons/${jobId}`, rows)).status).toBe(204);
  return jobId;
}

export async function startJob(server: BarcodeProcess, jobId: number): Promise<void> {
  expect((await server.call('POST', '/Step3', { JobId: jobId })).status).toBe(204);
}

/** Waits for the end of a job and returns its log. */
export async function waitForEndedLog(server: BarcodeProcess, jobId: number): Promise<string[]> {
  return vi.waitFor(
    async () => {
      const log = await server.log(jobId);
      expect(log.at(-1)).toBe(END_OF_JOB_COMMENT);
      return log;
    },
    { timeout: 40_000, interval: 100 },
  );
}
