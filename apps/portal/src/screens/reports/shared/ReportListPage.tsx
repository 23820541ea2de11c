import { formatInstantDay } from '@portal/domain';
import { buildReportPreface } from '@portal/domain/reports';
import { type AsyncState, getShownData } from '@portal/ui/feedback';
import { Page } from '@portal/ui/layout';
import {
  formatFactLines,
  ReportFacts,
  createReportFacts,
  ReportHeading,
  createSearchFacts,
} from '@portal/ui/reports';
import {
  type Column,
  DataTable,
  type FilterOption,
  FilterForm,
  type ListSearch,
  PagingBar,
} from '@portal/ui/tables';
import { type ComponentType, useMemo } from 'react';
import { toReportState } from './reportState.ts';
import { ChartButton } from './ChartButton.tsx';
import { DownloadAllButton } from '../../../downloads/DownloadAllButton.tsx';
import type { FilteredList } from '../../../lists/filteredList.ts';
import { useFilteredList } from '../../../lists/useFilteredList.ts';
import { usePrintAll } from '../../../lists/usePrintAll.ts';
import { useChartVisibility } from './useChartVisibility.ts';
import { useScrollMemory } from '../../../lists/useScrollMemory.ts';
import { useTableColumns } from '../../../lists/useTableColumns.ts';

/** The visible page of a report. */
export interface ShownReport<Row> {
  /** The search that the rows belong to; the latest search may still be loading. */
  search: ListSearch;
  rows: AsyncState<readonly Row[]>;
  /** Whether the chart is visible. */
  isChartShown: boolean;
}

export interface ReportListPageProps<Row> {
  title: string;
  list: FilteredList<Row>;
  /** Columns for a search. Must be a stable function. */
  columns: (search: ListSearch) => readonly Column<Row>[];
  rowId: (row: Row) => string | number;
  fileName: string;
  /** Label of the button that runs the report. */
  submitLabel: string;
  /** Options of the filters with a pick list, by filter name. */
  picks?: Readonly<Record<string, AsyncState<readonly FilterOption[]>>>;
  heading?: (search: ListSearch) => string;
  /** Shown next to the heading of a report without rows. */
  emptyNotice?: string;
  /** The chart above the table. */
  Chart: ComponentType<ShownReport<Row>>;
  /** The chart makes calls of its own, so it is shown on request only. */
  isChartOnRequest?: boolean;
}

/** The screen of a paged report: filters, facts, chart, table and file. */
export function ReportListPage<Row>(props: ReportListPageProps<Row>) {
  const { title, list, columns, rowId, heading, emptyNotice, Chart } = props;
  const { shown, query, submitSearch, sortFilter, goToPage, clearFilters, ...page } = useFilteredList(list);
  const { data } = query;
  const { search } = data?.requestedState ?? shown;
  const fetchPage = (number: number, signal: AbortSignal) => list.fetchPage(search, number, signal);
  const printing = usePrintAll({ label: title, ...page, fetchPage, rowId });
  const rows = toReportState(printing.rows);
  const shownColumns = useMemo(() => columns(search), [columns, search]);
  const sums = data?.totals;
  const totals = useMemo(() => (sums ? [sums] : undefined), [sums]);
  const headingText = heading?.(search);
  const chart = useChartVisibility(title, props.isChartOnRequest);

  const queryFacts = createSearchFacts(list.filters, search, getReadyPicks(props.picks));
  const resultInfo = data && { createdAtMs: data.receivedAt, allRowCount: data.rowCount };
  const shownRows = getShownData(rows);
  const result =
    resultInfo && (shownRows || rows.status === 'empty')
      ? { ...resultInfo, rowCount: shownRows?.length ?? 0 }
      : null;
  const facts = result || rows.status === 'loading' ? createReportFacts(queryFacts, result) : [];
  const preface = resultInfo && [
    ...buildReportPreface({
      title,
      description: headingText ?? '',
      reportDate: formatInstantDay(new Date(resultInfo.createdAtMs).toISOString()),
    }),
    ...formatFactLines(createReportFacts(queryFacts, { ...resultInfo, rowCount: resultInfo.allRowCount })),
  ];

  return (
    <Page
      title={title}
      facts={
        (headingText || facts.length > 0) && (
          <>
            {headingText && (
              <ReportHeading notice={rows.status === 'empty' ? emptyNotice : undefined}>
                {headingText}
              </ReportHeading>
            )}
            {facts.length > 0 && <ReportFacts label={title} facts={facts} />}
          </>
        )
      }
      actions={
        <>
          <ChartButton {...chart} />
          <DownloadAllButton
            fileName={props.fileName}
            columns={shownColumns}
            preface={preface?.filter((line) => line !== '')}
            fetchPage={fetchPage}
            rowId={rowId}
          />
        </>
      }
      filters={
        <FilterForm
          label={title}
          filters={list.filters}
          value={shown.typed}
          submitLabel={props.submitLabel}
          pickOptions={props.picks}
          onSearch={submitSearch}
        />
      }
    >
      <Chart
        search={search}
        rows={rows}
        isChartShown={chart.shown && (rows.status !== 'failed' || shownRows !== undefined)}
      />
      <DataTable
        {...useTableColumns(title, shownColumns)}
        rows={rows}
        rowId={rowId}
        totals={totals}
        empty={{
          text: '[no data]',
          hint: 'No rows match the filters.',
          action: clearFilters,
        }}
        sortFilter={sortFilter}
        tools={{ chooseColumns: true, print: printing.print }}
        scrolling={{ resetKey: JSON.stringify(shown), positionStore: useScrollMemory() }}
        footer={<PagingBar paging={printing.paging} onPageChange={({ page: target }) => goToPage(target)} />}
      />
      {printing.dialog}
    </Page>
  );
}

function getReadyPicks(picks: ReportListPageProps<unknown>['picks'] = {}) {
  return Object.fromEntries(Object.entries(picks).map(([name, state]) => [name, getShownData(state)]));
}
