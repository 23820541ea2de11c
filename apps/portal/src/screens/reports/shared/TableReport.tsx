import { type AsyncState, FailureBanner, getShownData, mapData } from '@portal/ui/feedback';
import { formatInstantDay } from '@portal/domain';
import { buildReportPreface } from '@portal/domain/reports';
import { Page } from '@portal/ui/layout';
import {
  createFilterFacts,
  createReportFacts,
  type MailerChartProps,
  type ReportFact,
  ReportFacts,
  ReportNote,
} from '@portal/ui/reports';
import { type Column, DataTable, downloadCsv, toTableCsv } from '@portal/ui/tables';
import { ActionButton } from '../../../actions/ActionButton.tsx';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { asyncList, type QueryView } from '../../../api/asyncState.ts';
import { toReportState } from './reportState.ts';
import { ChartButton } from './ChartButton.tsx';
import { useChartVisibility } from './useChartVisibility.ts';
import { useTableStateInUrl } from '../../../url/useTableStateInUrl.ts';
import { useScrollMemory } from '../../../lists/useScrollMemory.ts';
import { useShownRows } from '../../../lists/useShownRows.ts';
import { useTableColumns } from '../../../lists/useTableColumns.ts';

/** The query of a report, with the time of its response. */
export type RowsQuery<Row> = QueryView & { data: readonly Row[] | undefined; dataUpdatedAt: number };

/** What a report is about. */
export interface Description {
  text: string;
  /** Whether the text is complete: a file, which begins with it, waits for it. */
  state: AsyncState<unknown>;
}

export interface TableReportProps<Row> {
  title: string;
  /** Beside the title. */
  description?: Description;
  /** A sentence about the rows, below the title; the facts are then beside the title. */
  note?: string;
  /** The parameters of the report. */
  queryFacts?: readonly ReportFact[];
  query: RowsQuery<Row>;
  /** Must be stable. */
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string | number;
  sumRows?: (rows: readonly Row[]) => Row;
  Chart: ComponentType<MailerChartProps<Row>>;
  /** Name of the file. @param reportDate the day of the download, `YYYY-MM-DD` */
  toFileName: (reportDate: string) => string;
  /** Whether the file begins with title, description and report date (specification 3 §9). */
  hasFileHeader?: boolean;
  /** Additional page actions. */
  actions?: ReactNode;
}

/** The screen of a report whose rows are loaded whole: facts, chart, table and Download File. */
export function TableReport<Row>(props: TableReportProps<Row>) {
  const { title, description, note, queryFacts = [], query, columns, sumRows, Chart, hasFileHeader } = props;
  const rows = toReportState(asyncList(query));
  const order = useTableStateInUrl(columns);
  const chart = useChartVisibility(title);
  const all = getShownData(rows) ?? null;
  const shown = useShownRows(rows, columns, order);
  const totals = useMemo(
    () => (sumRows && shown.length > 0 ? [sumRows(shown)] : undefined),
    [sumRows, shown],
  );
  const result = {
    createdAtMs: query.dataUpdatedAt,
    rowCount: shown.length,
    allRowCount: all?.length ?? 0,
  };
  const facts =
    rows.status === 'failed' && !all
      ? queryFacts
      : createReportFacts(
          [...queryFacts, ...createFilterFacts(columns, order.filters ?? {})],
          rows.status === 'loading' ? null : result,
        );
  const factList = facts.length > 0 && <ReportFacts label={title} facts={facts} />;

  function download() {
    const reportDate = formatInstantDay(new Date().toISOString());
    const preface = hasFileHeader
      ? buildReportPreface({ title, description: description?.text ?? '', reportDate })
      : [];
    downloadCsv(props.toFileName(reportDate), toTableCsv(columns, shown, preface));
  }

  function getWaitingReason(): string | undefined {
    if (!all) return 'Nothing to download yet';
    return description?.state.status === 'loading' ? 'The description is being loaded' : undefined;
  }

  return (
    <Page
      title={title}
      count={note === undefined ? description?.text : factList}
      actions={
        <>
          <ChartButton {...chart} />
          {props.actions}
          <ActionButton disabledReason={getWaitingReason()} onClick={download}>
            Download File
          </ActionButton>
        </>
      }
    >
      {description?.state.status === 'failed' && rows.status !== 'failed' && (
        <FailureBanner label="Description" failure={description.state} />
      )}
      {note === undefined ? factList : <ReportNote>{note}</ReportNote>}
      <Chart
        tableLabel={title}
        rows={mapData(rows, () => shown)}
        shown={chart.shown && (rows.status !== 'failed' || all !== null)}
      />
      <DataTable
        {...useTableColumns(title, columns)}
        rows={rows}
        rowId={props.rowId}
        totals={totals}
        empty={{
          text: 'No Data Available',
          hint: 'Rows appear as soon as there are results.',
        }}
        sortFilter={order}
        tools={{ chooseColumns: true, print: true }}
        scrolling={{ positionStore: useScrollMemory() }}
      />
    </Page>
  );
}
