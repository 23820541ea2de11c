import { formatInstantDay } from '@portal/domain';
import type { BarcodeJob } from '@portal/domain/barcode';
import type { ReactNode } from 'react';
import type { Column } from '../../tables/Column.ts';
import { JobStatus } from '../JobStatus/JobStatus.tsx';

export interface JobColumnOptions {
  /** Link to the job. */
  renderLink: (job: BarcodeJob) => ReactNode;
  /** Progress of a running job, or why it failed; `null` if unknown. */
  getDetail: (job: BarcodeJob) => string | null;
}

/** Columns of Job Overview. Memoize them: new ones re-render every row. */
export function createJobColumns({ renderLink, getDetail }: JobColumnOptions): readonly Column<BarcodeJob>[] {
  return [
    { field: 'id', heading: 'ID', kind: 'id', cell: renderLink },
    { field: 'jobName', heading: 'Job Name', kind: 'code' },
    { field: 'joannStatsTable', heading: 'Stats Table', kind: 'code' },
    { field: 'channel', heading: 'Channel', kind: 'name' },
    { field: 'orceCampaignId', heading: 'Campaign ID', kind: 'id' },
    { field: 'validCampaignId', heading: 'Valid Campaign ID', kind: 'id' },
    {
      field: 'status',
      heading: 'Status',
      ornament: 30,
      format: (status, job) => [status, getDetail(job)].filter(Boolean).join(': '),
      cell: (job) => <JobStatus status={job.status} detail={getDetail(job)} />,
    },
    { field: 'insertDate', heading: 'Insert Date', kind: 'day', format: formatInstantDay },
    { field: 'outputFileName', heading: 'Output File Name', kind: 'code' },
  ];
}
