import { formatInstantDay } from '@portal/domain';
import { reportPreface } from '@portal/domain/reports';
import type { AsyncState } from '@portal/ui/feedback';
import { Page } from '@portal/ui/layout';
import { factLines, ReportFacts, reportFacts, ReportHeading, searchFacts } from '@portal/ui/reports';
import {
  type Column,
  DataTable,
  type FilterOption,
  FilterForm,
  type ListSearch,
  PagingBar,
} from '@portal/ui/tables';
import { type ComponentType, useMemo } from 'react';
import { reportState } from '../../../api/reportState.ts';
import { ChartButton } from '../../../app/ChartButton.tsx';
import { DownloadAll } from '../../../app/lists/DownloadAll.tsx';
import type { FilteredList } from '../../../app/lists/filteredList.ts';
import { useFilteredList } from '../../../app/lists/useFilteredList.ts';
import { useChartShown } from '../../../app/useChartShown.ts';
import { useScrollMemory } from '../../../app/useScrollMemory.ts';

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
  /** The heading of the report shown. */
  heading?: (search: ListSearch) => string;
  /** Shown next to the heading of a report without rows. */
  emptyNotice?: string;
  /** The chart above the table. */
  Chart: ComponentType<ShownReport<Row>>;
}

/** The screen of a paged report: filters, facts, chart, table and file. */
export function ReportListPage<Row>(props: ReportListPageProps<Row>) {
  const { title, list, columns, heading, emptyNotice, Chart } = props;
  const { shown, answer, rows: answered, paging, searchFor, goTo } = useFilteredList(list);
  const { data } = answer;
  const { search } = data?.asked ?? shown;
  const rows = reportState(answered);
  const shownColumns = useMemo(() => columns(search), [columns, search]);
  const headingText = heading?.(search);
  const chart = useChartShown(title);

  const asked = searchFacts(list.filters, search, readyPicks(props.picks));
  const made = data && { createdAt: data.answeredAt, allRowCount: data.rowCount };
  const isShown = made !== undefined && (rows.status === 'ready' || rows.status === 'empty');
  const preface = reportPreface({
    title,
    description: headingText ?? '',
    reportDate: made ? formatInstantDay(new Date(made.createdAt).toISOString()) : '',
    notes: made ? factLines(reportFacts(asked, { ...made, rowCount: made.allRowCount })) : [],
  });

  return (
    <Page
      title={title}
      count={
        <>
          {headingText && (
            <ReportHeading notice={rows.status === 'empty' ? emptyNotice : undefined}>
              {headingText}
            </ReportHeading>
          )}
          {isShown && (
            <ReportFacts
              label={title}
              facts={reportFacts(asked, {
                ...made,
                rowCount: rows.status === 'ready' ? rows.data.length : 0,
              })}
            />
          )}
        </>
      }
      actions={
        <>
          <ChartButton {...chart} />
          <DownloadAll
            fileName={props.fileName}
            columns={shownColumns}
            preface={preface.filter((line) => line !== '')}
            fetchPage={(page, signal) => list.fetchPage(search, page, signal)}
            rowId={props.rowId}
          />
        </>
      }
      filters={
        <FilterForm
          label={title}
          filters={list.filters}
          value={shown.search}
          submitLabel={props.submitLabel}
          picks={props.picks}
          onSearch={searchFor}
        />
      }
      bottom={<PagingBar paging={paging} onPageChange={({ page }) => goTo(page)} />}
    >
      <Chart search={search} rows={rows} isChartShown={chart.shown} />
      <DataTable
        label={title}
        columns={shownColumns}
        rows={rows}
        rowId={props.rowId}
        emptyText="[no data]"
        emptyHint="Change a filter to find more."
        tools={{ print: true }}
        scrollKey={JSON.stringify(shown)}
        scrollMemory={useScrollMemory()}
      />
    </Page>
  );
}

function readyPicks(picks: ReportListPageProps<unknown>['picks'] = {}) {
  return Object.fromEntries(
    Object.entries(picks).map(([name, state]) => [name, state.status === 'ready' ? state.data : undefined]),
  );
}
