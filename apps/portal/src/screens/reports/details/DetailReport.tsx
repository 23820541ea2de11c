import { formatInstantDay } from '@portal/domain';
import { buildReportPreface } from '@portal/domain/reports';
import { type AsyncState, ErrorBanner } from '@portal/ui/feedback';
import { ActionButton, Page } from '@portal/ui/layout';
import {
  formatFactLines,
  createFilterFacts,
  type MailerChartProps,
  type ReportFact,
  ReportFacts,
  createReportFacts,
} from '@portal/ui/reports';
import {
  type Column,
  DataTable,
  downloadCsv,
  sortAndFilterRows,
  type Sorting,
  toTableCsv,
} from '@portal/ui/tables';
import { type ComponentType, useMemo } from 'react';
import { toReportState } from '../../../api/reportState.ts';
import { ChartButton } from '../../../app/ChartButton.tsx';
import { useChartVisibility } from '../../../app/useChartVisibility.ts';
import { ScreenLink } from '../../../app/ScreenLink.tsx';
import { useTableStateInUrl } from '../../../app/useTableStateInUrl.ts';
import { useScrollMemory } from '../../../app/useScrollMemory.ts';
import { MAILER_SUMMARY_PATH } from '../paths.ts';

export interface DetailReportProps<Row> {
  title: string;
  /** Code and description of a mailer, or the subtitle of a coupon or campaign. */
  description: string;
  columns: readonly Column<Row>[];
  rows: AsyncState<readonly Row[]>;
  rowId: (row: Row) => string | number;
  /** When the response arrived, milliseconds since 1970. */
  createdAt: number;
  /** The parameters of the report. */
  queryFacts: readonly ReportFact[];
  fileName: string;
  /** The campaign whose mailer summary links here. */
  campaignId: number;
  /** The chart of the rows that the table shows. */
  Chart: ComponentType<MailerChartProps<Row>>;
}

const noSorting: Sorting = [];

/** A detail report: parameters, chart, table and Download File. */
export function DetailReport<Row>(props: DetailReportProps<Row>) {
  const { title, description, columns, rows, rowId, createdAt, queryFacts, fileName, campaignId, Chart } =
    props;
  const chart = useChartVisibility(title);
  const order = useTableStateInUrl(columns, noSorting);
  const { sorting, filters } = order;
  const all = rows.status === 'ready' ? rows.data : null;
  const shown = useMemo(
    () => (all ? sortAndFilterRows(all, columns, { sorting, filters }) : []),
    [all, columns, sorting, filters],
  );
  const facts = all
    ? createReportFacts([...queryFacts, ...createFilterFacts(columns, filters ?? {})], {
        createdAtMs: createdAt,
        rowCount: shown.length,
        allRowCount: all.length,
      })
    : queryFacts;
  const reportDate = formatInstantDay(new Date(createdAt).toISOString());
  const preface = buildReportPreface({ title, description, reportDate, notes: formatFactLines(facts) });

  return (
    <Page
      title={title}
      count={description}
      actions={
        <>
          <ChartButton {...chart} />
          <ScreenLink to={`${MAILER_SUMMARY_PATH}?CampaignId=${campaignId}`}>Mailer Summary</ScreenLink>
          <ActionButton
            disabledReason={all ? undefined : 'Nothing to download yet'}
            onPress={() => downloadCsv(fileName, toTableCsv(columns, shown, preface))}
          >
            Download File
          </ActionButton>
        </>
      }
    >
      <ReportFacts label={title} facts={facts} />
      <Chart
        tableLabel={title}
        rows={all ? { status: 'ready', data: shown, refreshing: false } : rows}
        shown={chart.shown}
      />
      <DataTable
        label={title}
        columns={columns}
        rows={toReportState(rows)}
        rowId={rowId}
        emptyText="No Data Available"
        sortFilter={order}
        tools={{ chooseColumns: true, print: true }}
        scrollPositionStore={useScrollMemory()}
      />
    </Page>
  );
}

export interface MissingParametersProps {
  title: string;
  messages: readonly string[];
  /** Replaces the description of the mailer. */
  description: string | null;
}

/** Shown instead of a report when a parameter is missing in the URL; no request is sent. */
export function MissingParameters({ title, messages, description }: MissingParametersProps) {
  return (
    <Page title={title} count={description}>
      <div style={{ display: 'grid', gap: 8 }}>
        {messages.map((message) => (
          <ErrorBanner key={message} message={`Error: ${message}`} />
        ))}
      </div>
    </Page>
  );
}
