import { BARCODE_ROWS_PER_PAGE } from '@portal/domain';
import {
  findJobFailureReason,
  getLastComment,
  type BarcodeJob,
  type BarcodeJobState,
  type CopiedJob,
  type JobCoupon,
} from '@portal/domain/barcode';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { clients } from '../../../api/clients.ts';
import { barcodeApi } from '../../../api/queries.ts';
import { toExtensionQuery } from '../../../lists/toExtensionQuery.ts';
import type { FilteredListState } from '../../../lists/filterUrlState.ts';
import type { Download } from '../../../downloads/useDownload.ts';

/** Polling interval while jobs are running; a hidden tab does not poll. */
const pollIntervalMs = 5_000;

/** A page of the jobs, polled while one of them is running. */
export function useJobs(location: FilteredListState) {
  return useQuery({
    ...barcodeApi.queryOptions(
      'get',
      '/JobOverview/',
      { params: { query: toJobQuery(location) } },
      { placeholderData: keepPreviousData },
    ),
    refetchInterval: ({ state: { data } }) => (data?.jobData?.some(isRunning) ? pollIntervalMs : false),
  });
}

function toJobQuery({ search, page }: FilteredListState) {
  return { ...toExtensionQuery(search), pageNum: page, rowsPerPage: BARCODE_ROWS_PER_PAGE };
}

export async function fetchJobs(location: FilteredListState, signal: AbortSignal) {
  const query = toJobQuery(location);
  const { data } = await clients.barcode.GET('/JobOverview/', { params: { query }, signal });
  return { rows: data?.jobData ?? [], rowCount: data?.totalRows ?? 0, totalPages: data?.totalPages ?? 1 };
}

/**
 * The latest log comment of each running or failed job, by job id; missing when the log cannot be read. The map is
 * stable while its content is unchanged.
 */
export function useJobLogComments(jobs: readonly BarcodeJob[]): ReadonlyMap<number, string | null> {
  const reportedJobs = jobs.filter((job) => isRunning(job) || job.status === 'Failed');
  const logs = useQueries({
    queries: reportedJobs.map((job) => ({
      ...barcodeApi.queryOptions('get', '/Step4/{jobId}', { params: { path: { jobId: job.id } } }),
      refetchInterval: isRunning(job) ? pollIntervalMs : (false as const),
      retry: false,
    })),
  });
  const commentsJson = JSON.stringify(
    reportedJobs.map((job, index) => {
      const log = logs[index]?.data ?? [];
      return [job.id, isRunning(job) ? getLastComment(log) : findJobFailureReason(log)];
    }),
  );
  return useMemo(() => new Map(JSON.parse(commentsJson) as [number, string | null][]), [commentsJson]);
}

/** Downloads the output file of a job as a stream. @throws ApiError */
export async function downloadJobOutput(
  jobId: number,
  { signal, onProgress }: Parameters<Download['make']>[0],
): Promise<Blob> {
  const { data, response } = await clients.barcode.GET('/Job/{jobId}/Output', {
    params: { path: { jobId } },
    parseAs: 'stream',
    signal,
  });
  const { headers } = response;
  const bytes = Number(headers.get('x-file-size') ?? headers.get('content-length') ?? 0);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let done = 0;
  // Not every browser supports async iteration of streams.
  const reader = (data as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  for (;;) {
    const { value: piece, done: isEnd } = await reader.read();
    if (isEnd) break;
    chunks.push(piece);
    done += piece.length;
    if (bytes > 0) onProgress({ done: toKilobytes(done), total: toKilobytes(bytes) });
  }
  return new Blob(chunks, { type: 'text/plain' });
}

function toKilobytes(bytes: number): number {
  return Math.ceil(bytes / 1000);
}

/** A job to copy: its rows, with stats table, channel and campaign if the service returns them. */
export function useCopiedJob(jobId: number) {
  const options = { gcTime: 0, refetchOnReconnect: false };
  const params = { params: { path: { jobId } } };
  const job = useQuery({
    ...barcodeApi.queryOptions('get', '/Job/{jobId}', params),
    ...options,
    retry: false,
  });
  const rows = useQuery({ ...barcodeApi.queryOptions('get', '/Coupons/{jobId}', params), ...options });
  const copied: CopiedJob | undefined =
    rows.isError || job.isPending ? undefined : rows.data && toCopiedJob(job.data, rows.data);
  return { rows, copied };
}

function toCopiedJob(job: BarcodeJobState | undefined, savedRows: readonly JobCoupon[]): CopiedJob {
  return {
    statsTable: job?.joannStatsTable ?? '',
    channelId: job?.channelId ?? null,
    campaignId: job?.orceCampaignId ?? null,
    rows: job?.draft ?? savedRows,
  };
}

function isRunning({ status }: BarcodeJob): boolean {
  return status === 'Processing';
}
