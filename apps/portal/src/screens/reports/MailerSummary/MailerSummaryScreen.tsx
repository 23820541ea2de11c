import { formatNumber } from '@portal/domain';
import { Page } from '@portal/ui/layout';
import {
  formatFactLines,
  createFilterFacts,
  createReportFacts,
  MailerSummaryChart,
  createMailerSummaryColumns,
  MailerSummaryFilters,
  getMailerSummaryRowId,
  ReportFacts,
} from '@portal/ui/reports';
import { DataTable } from '@portal/ui/tables';
import { LinkContext } from '@portal/ui/theme';
import { useMemo } from 'react';
import { asyncState } from '../../../api/asyncState.ts';
import { toReportState } from '../shared/reportState.ts';
import { reportFileNames } from '../shared/reportFileNames.ts';
import { ChartButton } from '../shared/ChartButton.tsx';
import { DetailsLink } from './DetailsLink.tsx';
import { useChartVisibility } from '../shared/useChartVisibility.ts';
import { useTableStateInUrl } from '../../../url/useTableStateInUrl.ts';
import { useScrollMemory } from '../../../lists/useScrollMemory.ts';
import { useShownRows } from '../../../lists/useShownRows.ts';
import { listMailerSummaryFacts } from './mailerSummaryFacts.ts';
import { MailerSummaryActions } from './MailerSummaryActions.tsx';
import { useMailerSummary } from './useMailerSummary.ts';
import { useTableColumns } from '../../../lists/useTableColumns.ts';

/** The results of a campaign by mailer code (specification 3 §2). */
export function MailerSummaryScreen() {
  const { shown, choice, campaigns, change, show, report, rows, mailers, totals } = useMailerSummary();
  const { campaignId, allocate, expandedView } = shown;
  const columns = useMemo(
    () => createMailerSummaryColumns({ campaignId: campaignId ?? 0, allocate, expandedView }),
    [campaignId, allocate, expandedView],
  );
  const order = useTableStateInUrl(columns);
  const allMailers = { status: 'ready', data: mailers, refreshing: false } as const;
  const shownMailers = useShownRows(allMailers, columns, order);
  const filterFacts = createFilterFacts(columns, order.filters ?? {});
  if (filterFacts.length > 0) {
    // Totals come from the server: distinct customers cannot be summed up here.
    filterFacts.push({ label: 'Totals', value: `all ${formatNumber(mailers.length)} mailer codes` });
  }
  const facts = rows
    ? createReportFacts(listMailerSummaryFacts({ shown, rows, campaigns: campaigns.choices, filterFacts }), {
        createdAtMs: report.createdAt,
        rowLabel: 'Mailer codes',
        rowCount: shownMailers.length,
        allRowCount: mailers.length,
      })
    : [];
  const [campaign, ...otherFacts] = facts;
  const chart = useChartVisibility('Mailer Summary');

  return (
    <Page
      title="Mailer Summary"
      count={campaign?.value}
      facts={rows && <ReportFacts label="Mailer Summary" facts={otherFacts} />}
      actions={
        <>
          <ChartButton {...chart} disabledReason={rows ? undefined : 'Show a report first'} />
          <MailerSummaryActions
            campaignId={choice.campaignId}
            report={
              rows && campaignId !== null
                ? { rows, shown: { ...shown, campaignId }, createdAtMs: report.createdAt }
                : null
            }
          />
        </>
      }
      filters={
        <MailerSummaryFilters
          value={choice}
          campaigns={toReportState(asyncState(campaigns.list, campaigns.choices))}
          onChange={change}
          onShowReport={show}
        />
      }
    >
      {rows && (
        <MailerSummaryChart
          tableLabel="Mailer Summary"
          rows={{ ...allMailers, data: shownMailers }}
          shown={chart.shown}
        />
      )}
      <LinkContext value={DetailsLink}>
        <DataTable
          {...useTableColumns('Mailer Summary', columns)}
          rows={toReportState(report.state)}
          rowId={getMailerSummaryRowId}
          totals={totals}
          empty={{
            text: 'No Data Available',
            hint: rows
              ? undefined
              : `${choice.campaignId === null ? 'Choose a campaign and press' : 'Press'} Show Report.`,
          }}
          sortFilter={order}
          tools={{
            chooseColumns: true,
            csv: {
              fileName: reportFileNames.mailerSummary(campaignId),
              preface: ['Mailer Summary', ...formatFactLines(facts)],
            },
            print: true,
          }}
          scrolling={{ positionStore: useScrollMemory() }}
        />
      </LinkContext>
    </Page>
  );
}
