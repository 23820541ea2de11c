import type { BarcodeJob } from '@portal/domain/barcode';
import { jobColumns } from '@portal/ui/barcode';
import { Page, type MenuEntry } from '@portal/ui/layout';
import { DataTable, PagingBar } from '@portal/ui/tables';
import { type ReactNode, useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { asyncRows } from '../../../api/asyncState.ts';
import { barcodePaging } from '../../../api/barcodePaging.ts';
import { useScrollMemory } from '../../../app/useScrollMemory.ts';
import { BMT_PATH } from '../paths.ts';
import { useJobNews, useJobs } from './jobs.ts';
import { useJobDownload } from './useJobDownload.ts';
import { placeQuery } from './wizardAddress.ts';

interface JobOverviewProps {
  /** 1-based. */
  page: number;
  onPageChange: (change: { page: number }) => void;
  actions: ReactNode;
}

const noJobs: readonly BarcodeJob[] = [];

/** All jobs, newest first, with progress, failure reasons and links (specification 2 §2). */
export function JobOverview({ page, onPageChange, actions }: JobOverviewProps) {
  const jobs = useJobs(page);
  const rows = asyncRows(jobs, 'jobData');
  const news = useJobNews(rows.status === 'ready' ? rows.data : noJobs);
  const scrollMemory = useScrollMemory();
  const navigate = useNavigate();
  const { start, dialog } = useJobDownload();
  const actionsOf = ({ id, outputFileName }: BarcodeJob): readonly MenuEntry[] => {
    const to = (label: string, place: Parameters<typeof placeQuery>[0]): MenuEntry => ({
      kind: 'action',
      label,
      onSelect: () => void navigate(`${BMT_PATH}?${placeQuery(place)}`),
    });
    return [
      to('Open', { jobId: id }),
      to('Show log', { jobId: id, step: 4 }),
      to('New job from this one', { copiedFrom: id }),
      ...(outputFileName === null ? [] : [downloadEntry(() => start(id, outputFileName))]),
    ];
  };
  const columns = useMemo(
    () =>
      jobColumns({
        link: jobLink,
        news: ({ id }) => news.get(id) ?? null,
        file: fileName,
      }),
    [news],
  );
  return (
    <Page
      title="Job Overview"
      actions={actions}
      bottom={
        <PagingBar paging={barcodePaging(jobs, page, ({ jobData }) => jobData)} onPageChange={onPageChange} />
      }
    >
      <DataTable
        label="Jobs"
        columns={columns}
        // Polling every few seconds is not shown as loading.
        rows={rows.status === 'ready' ? { ...rows, refreshing: jobs.isPlaceholderData } : rows}
        rowId={({ id }) => id}
        rowActions={actionsOf}
        emptyText="[no data]"
        emptyHint="A job appears here when step 1 of the Barcode Merge Tool has made it."
        scrollKey={page}
        scrollMemory={scrollMemory}
      />
      {dialog}
    </Page>
  );
}

function downloadEntry(onSelect: () => void): MenuEntry {
  return { kind: 'action', label: 'Download output file', onSelect };
}

function fileName({ outputFileName }: BarcodeJob): ReactNode {
  return outputFileName;
}

function jobLink({ id }: BarcodeJob): ReactNode {
  return <Link to={`${BMT_PATH}?${placeQuery({ jobId: id })}`}>{id}</Link>;
}
