import { canOpenReport, REPORT_VIEWER_PATH } from '@portal/domain';
import type { Screen } from '../../navigation/screen.ts';

export const embeddedReportScreens: readonly Screen[] = [
  {
    path: REPORT_VIEWER_PATH,
    title: 'Report Viewer',
    canOpen: ({ tree, user }, search) => canOpenReport(tree, search.get('report') ?? '', user),
    load: async () => (await import('./ReportViewer/ReportViewerScreen.tsx')).ReportViewerScreen,
  },
];
