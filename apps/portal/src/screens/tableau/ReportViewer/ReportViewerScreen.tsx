import { toEmbeddedReportUrl, isReportName } from '@portal/domain';
import type { AsyncState } from '@portal/ui/feedback';
import { ReportViewer } from '@portal/ui/reports';
import { useSearchParams } from 'react-router-dom';
import { asyncState } from '../../../api/asyncState.ts';
import { useReportTicket, useReportViews } from '../../../api/resources/reportViews.ts';
import { settings } from '../../../config/settings.ts';

/** The view of the reporting server named in the URL; each opening uses a new ticket. */
export function ReportViewerScreen() {
  const [params] = useSearchParams();
  const report = params.get('report') ?? '';
  const ticket = useReportTicket(report);
  const view = useReportViews().data?.find(({ viewUrl }) => viewUrl === report);
  return (
    <ReportViewer
      title="Report Viewer"
      reportTitle={view?.title ?? report}
      state={isReportName(report) ? toEmbeddedUrlState(report, ticket) : toUnknownReportState(report)}
      onReload={() => void ticket.refetch()}
    />
  );
}

function toEmbeddedUrlState(report: string, ticket: ReturnType<typeof useReportTicket>): AsyncState<string> {
  const state = asyncState(ticket, ticket.data);
  if (state.status !== 'ready') return state;
  // The previous ticket has been used.
  if (state.refreshing) return { status: 'loading' };
  const data = toEmbeddedReportUrl({ server: settings.reportingServerUrl, report, ...state.data });
  if (data !== null) return { ...state, data };
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
