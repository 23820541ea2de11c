import { Page } from '@portal/ui/layout';
import {
  FactList,
  factLines,
  filterFacts,
  madeFacts,
  MailerSummaryChart,
  mailerSummaryColumns,
  MailerSummaryFilters,
  mailerSummaryRowId,
  ReportFacts,
} from '@portal/ui/reports';
import { DataTable, shownRows, type Sorting } from '@portal/ui/tables';
import { useMemo } from 'react';
import { asyncState } from '../../../api/asyncState.ts';
import { reportState } from '../../../api/reportState.ts';
import { ChartButton } from '../../../app/ChartButton.tsx';
import { PortalLink } from '../../../app/PortalLink.tsx';
import { useChartShown } from '../../../app/useChartShown.ts';
import { useOrderInAddress } from '../../../app/useOrderInAddress.ts';
import { useScrollMemory } from '../../../app/useScrollMemory.ts';
import { mailerSummaryFacts } from './mailerSummaryFacts.ts';
import { MailerSummaryActions } from './MailerSummaryActions.tsx';
import { useMailerSummary } from './useMailerSummary.ts';

const noSorting: Sorting = [];

/** The results of a campaign by mailer code (specification 3 §2). */
export function MailerSummaryScreen() {
  const { shown, choice, campaigns, change, show, report, rows, mailers, totals } = useMailerSummary();
  const { campaignId, expandedView } = shown;
  const columns = useMemo(
    () => mailerSummaryColumns({ LinkComponent: PortalLink, campaignId: campaignId ?? 0, expandedView }),
    [campaignId, expandedView],
  );
  const order = useOrderInAddress(columns, noSorting);
  const { sorting, filters } = order;
  const shownMailers = useMemo(
    () => shownRows(mailers, columns, { sorting, filters }),
    [mailers, columns, sorting, filters],
  );
  const asked = rows
    ? mailerSummaryFacts({ shown, rows, filtered: filterFacts(columns, filters ?? {}) })
    : [];
  const made = rows
    ? madeFacts({
        createdAt: report.createdAt,
        rowCount: shownMailers.length,
        allRowCount: mailers.length,
      })
    : [];
  const chart = useChartShown('Mailer Summary');
  const lines = factLines([...asked, ...made]);

  return (
    <Page
      title="Mailer Summary"
      count={rows && <FactList facts={made} />}
      actions={
        <>
          <ChartButton {...chart} disabledReason={rows ? undefined : 'Show a report first'} />
          <MailerSummaryActions
            campaignId={choice.campaignId}
            workbook={
              rows && campaignId !== null
                ? {
                    fileName: `Campaign_${campaignId}.xlsx`,
                    unit: 'mailer codes',
                    make: async (running) => {
                      const { campaignWorkbook } = await import('./campaignWorkbook.ts');
                      return campaignWorkbook({ rows, shown: { ...shown, campaignId }, lines, ...running });
                    },
                  }
                : null
            }
          />
        </>
      }
      filters={
        <MailerSummaryFilters
          value={choice}
          campaigns={asyncState(campaigns.list, campaigns.choices)}
          onChange={change}
          onShow={show}
        />
      }
    >
      {rows && <ReportFacts label="Mailer Summary" facts={asked} />}
      {rows && (
        <MailerSummaryChart
          tableLabel="Mailer Summary"
          rows={{ status: 'ready', data: shownMailers, refreshing: false }}
          shown={chart.shown}
        />
      )}
      <DataTable
        label="Mailer Summary"
        columns={columns}
        rows={reportState(report.state)}
        rowId={mailerSummaryRowId}
        totals={totals}
        emptyText="No Data Available"
        emptyHint={rows ? undefined : 'Choose a campaign and press Show Report.'}
        order={order}
        tools={{
          chooseColumns: true,
          csv: { fileName: `MailerSummary_${campaignId}.csv`, preface: ['Mailer Summary', ...lines] },
          print: true,
        }}
        scrollMemory={useScrollMemory()}
      />
    </Page>
  );
}
