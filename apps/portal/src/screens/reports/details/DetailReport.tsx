import { formatInstantDay } from '@portal/domain';
import { reportPreface } from '@portal/domain/reports';
import { type AsyncState, ErrorBanner } from '@portal/ui/feedback';
import { ActionButton, Page } from '@portal/ui/layout';
import {
  factLines,
  filterFacts,
  type MailerChartProps,
  type ReportFact,
  ReportFacts,
  reportFacts,
} from '@portal/ui/reports';
import { type Column, DataTable, downloadText, shownRows, type Sorting, tableCsv } from '@portal/ui/tables';
import { type ComponentType, useMemo } from 'react';
import { reportState } from '../../../api/reportState.ts';
import { ChartButton } from '../../../app/ChartButton.tsx';
import { useChartShown } from '../../../app/useChartShown.ts';
import { ScreenLink } from '../../../app/ScreenLink.tsx';
import { useOrderInAddress } from '../../../app/useOrderInAddress.ts';
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
  asked: readonly ReportFact[];
  fileName: string;
  /** The campaign whose mailer summary links here. */
  campaignId: number;
  /** The chart of the rows that the table shows. */
  Chart: ComponentType<MailerChartProps<Row>>;
}

const noSorting: Sorting = [];

/** A detail report: parameters, chart, table and Download File. */
export function DetailReport<Row>(props: DetailReportProps<Row>) {
  const { title, description, columns, rows, rowId, createdAt, asked, fileName, campaignId, Chart } = props;
  const chart = useChartShown(title);
  const order = useOrderInAddress(columns, noSorting);
  const { sorting, filters } = order;
  const all = rows.status === 'ready' ? rows.data : null;
  const shown = useMemo(
    () => (all ? shownRows(all, columns, { sorting, filters }) : []),
    [all, columns, sorting, filters],
  );
  const facts = all
    ? reportFacts([...asked, ...filterFacts(columns, filters ?? {})], {
        createdAt,
        rowCount: shown.length,
        allRowCount: all.length,
      })
    : asked;
  const reportDate = formatInstantDay(new Date(createdAt).toISOString());
  const preface = reportPreface({ title, description, reportDate, notes: factLines(facts) });

  return (
    <Page
      title={title}
      count={description}
      actions={
        <>
          <ChartButton {...chart} />
          <ScreenLink to={`${MAILER_SUMMARY_PATH}?CampaignId=${campaignId}`}>Mailer Summary</ScreenLink>
          <ActionButton
            disabledReason={all ? undefined : 'There is nothing to download yet'}
            onPress={() => downloadText(fileName, tableCsv(columns, shown, preface))}
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
        rows={reportState(rows)}
        rowId={rowId}
        emptyText="No Data Available"
        order={order}
        tools={{ chooseColumns: true, print: true }}
        scrollMemory={useScrollMemory()}
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
