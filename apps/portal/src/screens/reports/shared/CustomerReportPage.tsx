import { todayText } from '@portal/domain';
import { type FiscalWeekRow, reportPreface } from '@portal/domain/reports';
import { type ChartSeries, ShareChart } from '@portal/ui/charts';
import { ActionButton, Page } from '@portal/ui/layout';
import { factLines, filterFacts, ReportFacts, reportFacts, ReportNote, weekName } from '@portal/ui/reports';
import { type Column, DataTable, downloadText, shownRows, type Sorting, tableCsv } from '@portal/ui/tables';
import { useMemo } from 'react';
import { asyncList, type QueryView } from '../../../api/asyncState.ts';
import { reportState } from '../../../api/reportState.ts';
import { ChartButton } from '../../../app/ChartButton.tsx';
import { useChartShown } from '../../../app/useChartShown.ts';
import { useOrderInAddress } from '../../../app/useOrderInAddress.ts';
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
const asSent: Sorting = [];

/** The screen of a customer report by fiscal week: all weeks, a chart of shares, and the file. */
export function CustomerReportPage<Row extends FiscalWeekRow>(props: CustomerReportPageProps<Row>) {
  const { title, query, columns, note, parts } = props;
  const rows = reportState(asyncList(query));
  const order = useOrderInAddress(columns, asSent);
  const { sorting, filters } = order;
  const chart = useChartShown(title);
  const all = rows.status === 'ready' ? rows.data : null;
  const shown = useMemo(
    () => (all ? shownRows(all, columns, { sorting, filters }) : []),
    [all, columns, sorting, filters],
  );
  const facts = reportFacts(filterFacts(columns, filters ?? {}), {
    createdAt: query.dataUpdatedAt,
    rowCount: shown.length,
    allRowCount: all?.length ?? 0,
  });

  function download() {
    const today = todayText(new Date());
    const preface = reportPreface({ title, description: note, reportDate: today, notes: factLines(facts) });
    downloadText(props.fileName(today), tableCsv(columns, shown, preface));
  }

  return (
    <Page
      title={title}
      count={(all || rows.status === 'empty') && <ReportFacts label={title} facts={facts} />}
      actions={
        <>
          <ChartButton {...chart} />
          <ActionButton
            disabledReason={all ? undefined : 'There is nothing to download yet'}
            onPress={download}
          >
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
        rowName={weekName}
        parts={parts}
        shown={chart.shown}
      />
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowId={({ startDate }) => startDate}
        emptyText="No Data Available"
        order={order}
        tools={{ chooseColumns: true, print: true }}
        scrollMemory={useScrollMemory()}
      />
    </Page>
  );
}
