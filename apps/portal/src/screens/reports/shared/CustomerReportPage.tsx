import { formatCalendarDay } from '@portal/domain';
import { type FiscalWeekRow, buildReportPreface } from '@portal/domain/reports';
import { type ChartSeries, ShareChart } from '@portal/ui/charts';
import { ActionButton, Page } from '@portal/ui/layout';
import {
  formatFactLines,
  createFilterFacts,
  ReportFacts,
  createReportFacts,
  ReportNote,
  formatWeek,
} from '@portal/ui/reports';
import {
  type Column,
  DataTable,
  downloadCsv,
  sortAndFilterRows,
  type Sorting,
  toTableCsv,
} from '@portal/ui/tables';
import { useMemo } from 'react';
import { asyncList, type QueryView } from '../../../api/asyncState.ts';
import { toReportState } from '../../../api/reportState.ts';
import { ChartButton } from '../../../app/ChartButton.tsx';
import { useChartVisibility } from '../../../app/useChartVisibility.ts';
import { useTableStateInUrl } from '../../../app/useTableStateInUrl.ts';
import { useScrollMemory } from '../../../app/useScrollMemory.ts';

export interface CustomerReportPageProps<Row> {
  title: string;
  query: QueryView & { data: readonly Row[] | undefined; dataUpdatedAt: number };
  columns: readonly Column<Row>[];
  /** A note about missing weeks. */
  note: string;
  /** Name of the file, by date. */
  fileName: (today: string) => string;
  chartLabel: string;
  /** The series of the chart, which add up to all customers. */
  parts: readonly ChartSeries<Row>[];
}

/** The server's order: newest week first. */
const serverOrder: Sorting = [];

/** The screen of a customer report by fiscal week: all weeks, a chart of shares, and the file. */
export function CustomerReportPage<Row extends FiscalWeekRow>(props: CustomerReportPageProps<Row>) {
  const { title, query, columns, note, parts } = props;
  const rows = toReportState(asyncList(query));
  const order = useTableStateInUrl(columns, serverOrder);
  const { sorting, filters } = order;
  const chart = useChartVisibility(title);
  const all = rows.status === 'ready' ? rows.data : null;
  const shown = useMemo(
    () => (all ? sortAndFilterRows(all, columns, { sorting, filters }) : []),
    [all, columns, sorting, filters],
  );
  const facts = createReportFacts(createFilterFacts(columns, filters ?? {}), {
    createdAtMs: query.dataUpdatedAt,
    rowCount: shown.length,
    allRowCount: all?.length ?? 0,
  });

  function download() {
    const today = formatCalendarDay(new Date());
    const preface = buildReportPreface({
      title,
      description: note,
      reportDate: today,
      notes: formatFactLines(facts),
    });
    downloadCsv(props.fileName(today), toTableCsv(columns, shown, preface));
  }

  return (
    <Page
      title={title}
      count={(all || rows.status === 'empty') && <ReportFacts label={title} facts={facts} />}
      actions={
        <>
          <ChartButton {...chart} />
          <ActionButton disabledReason={all ? undefined : 'Nothing to download yet'} onPress={download}>
            Download File
          </ActionButton>
        </>
      }
    >
      <ReportNote>{note}</ReportNote>
      <ShareChart
        label={props.chartLabel}
        tableLabel={title}
        rows={rows.status === 'ready' ? { ...rows, data: shown } : rows}
        day={({ startDate }) => startDate}
        rowName={formatWeek}
        parts={parts}
        shown={chart.shown}
      />
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowId={({ startDate }) => startDate}
        emptyText="No Data Available"
        sortFilter={order}
        tools={{ chooseColumns: true, print: true }}
        scrollPositionStore={useScrollMemory()}
      />
    </Page>
  );
}
