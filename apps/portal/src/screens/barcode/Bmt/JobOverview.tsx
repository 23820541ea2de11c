import { getShownData } from '@portal/ui/feedback';
import type { BarcodeJob } from '@portal/domain/barcode';
import { createJobColumns } from '@portal/ui/barcode';
import { Page } from '@portal/ui/layout';
import type { MenuEntry } from '@portal/ui/controls';
import { DataTable, PagingBar } from '@portal/ui/tables';
import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { RouteLink } from '../../../navigation/RouteLink.tsx';
import { asyncRows } from '../../../api/asyncState.ts';
import { toRequestedPagePosition } from '../../../api/requestedPagePosition.ts';
import { listJobActions } from '../shared/jobActions.ts';
import { useScrollMemory } from '../../../lists/useScrollMemory.ts';
import { BMT_PATH } from '../paths.ts';
import { createExtensionFilters } from '../../../lists/extensionFilters.tsx';
import { usePrintAll } from '../../../lists/usePrintAll.ts';
import { jobFilters } from './jobFilters.ts';
import { fetchJobs, useJobLogComments, useJobs } from './jobs.ts';
import type { ListInUrl } from './useListInUrl.ts';
import { useJobDownload } from './useJobDownload.ts';
import { toWizardQuery } from './wizardUrl.ts';
import { useTableColumns } from '../../../lists/useTableColumns.ts';

interface JobOverviewProps {
  list: ListInUrl;
  actions: ReactNode;
}

const noJobs: readonly BarcodeJob[] = [];

/** All jobs, newest first, with progress, failure reasons and links (specification 2 §2). */
export function JobOverview({ list: { location, show }, actions }: JobOverviewProps) {
  const jobs = useJobs(location);
  const { form, clearFilters } = createExtensionFilters({
    label: 'Jobs',
    filters: jobFilters,
    shown: location,
    show,
    query: jobs,
  });
  const pageRows = asyncRows(jobs, 'jobData');
  const printing = usePrintAll({
    label: 'Jobs',
    rows: pageRows,
    paging: toRequestedPagePosition(jobs, location.page, 'jobData'),
    fetchPage: (page, signal) => fetchJobs({ ...location, page }, signal),
    rowId: ({ id }) => id,
  });
  const { rows } = printing;
  // Those of all printed jobs would be thousands of requests, and come too late for the paper.
  const comments = useJobLogComments(getShownData(pageRows) ?? noJobs);
  const scrollMemory = useScrollMemory();
  const navigate = useNavigate();
  const { start, dialog } = useJobDownload();
  const listActions = ({ id, outputFileName }: BarcodeJob): readonly MenuEntry[] => [
    ...listJobActions(id, (href) => void navigate(href)),
    ...(outputFileName === null ? [] : [downloadEntry(() => start(id, outputFileName))]),
  ];
  const columns = useMemo(
    () =>
      createJobColumns({
        renderLink: renderJobLink,
        getDetail: ({ id }) => comments.get(id) ?? null,
      }),
    [comments],
  );
  return (
    <Page title="Job Overview" facts={null} actions={actions} filters={form}>
      <DataTable
        {...useTableColumns('Jobs', columns)}
        // Polling every few seconds is not shown as loading.
        rows={rows.status === 'ready' ? { ...rows, refreshing: jobs.isPlaceholderData } : rows}
        rowId={({ id }) => id}
        opensRows
        rowActions={listActions}
        empty={{
          text: '[no data]',
          hint: clearFilters
            ? 'No job matches the filters.'
            : 'Jobs appear here after step 1 of the Barcode Merge Tool.',
          action: clearFilters,
        }}
        scrolling={{ resetKey: JSON.stringify(location), positionStore: scrollMemory }}
        tools={{ print: printing.print }}
        footer={<PagingBar paging={printing.paging} onPageChange={show} />}
      />
      {printing.dialog}
      {dialog}
    </Page>
  );
}

function downloadEntry(onSelect: () => void): MenuEntry {
  return { kind: 'action', label: 'Download output file', onSelect };
}

function renderJobLink({ id }: BarcodeJob): ReactNode {
  return <RouteLink to={`${BMT_PATH}?${toWizardQuery({ jobId: id })}`}>{id}</RouteLink>;
}
