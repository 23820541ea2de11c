import { flattenPages, isReportName, isReportsEntry, toEmbeddedReportUrl } from '@portal/domain';
import { type AsyncState, mapData } from '@portal/ui/feedback';
import { ReportViewer } from '@portal/ui/reports';
import { asyncState } from '../../../api/asyncState.ts';
import { useReportTicket, useReportViews } from '../../../api/resources/reportViews.ts';
import { settings } from '../../../config/settings.ts';
import { useScreenParams } from '../../../navigation/screenLocation.tsx';
import { ActionLink } from '../../../actions/ActionLink.tsx';
import { useShownPages } from '../../../navigation/PagesContext.ts';
import { useTitle } from '../../../navigation/useTitle.ts';

const title = 'Report Viewer';

/** The view of the reporting server named in the URL; each opening uses a new ticket. */
export function ReportViewerScreen() {
  const params = useScreenParams();
  const report = params.get('report') ?? '';
  const ticket = useReportTicket(report);
  const view = useReportViews().data?.find(({ viewUrl }) => viewUrl === report);
  const reportTitle = view?.title ?? report;
  useTitle(reportTitle || title);
  const { tree } = useShownPages();
  const list = flattenPages(tree).find(isReportsEntry);
  return (
    <ReportViewer
      title={title}
      reportTitle={reportTitle}
      actions={list?.url && <ActionLink to={list.url}>All reports</ActionLink>}
      state={isReportName(report) ? toEmbeddedUrlState(report, ticket) : toUnknownReportState(report)}
      onReload={() => void ticket.refetch()}
    />
  );
}

function toEmbeddedUrlState(report: string, ticket: ReturnType<typeof useReportTicket>): AsyncState<string> {
  // The previous ticket has been used.
  const isUsed = ticket.isFetching || ticket.isError;
  const state = mapData(asyncState(ticket, isUsed ? undefined : ticket.data), (data) =>
    toEmbeddedReportUrl({ server: settings.reportingServerUrl, report, ...data }),
  );
  if (state.status !== 'ready' || state.data !== null) return state as AsyncState<string>;
  return {
    status: 'failed',
    message: 'The reporting server denied access. Try again.',
    retry: () => void ticket.refetch(),
  };
}

function toUnknownReportState(report: string): AsyncState<string> {
  const message = report === '' ? 'No report selected.' : 'Report not found.';
  return { status: 'failed', message };
}
