export { ReportViewer, type ReportViewerProps } from './ReportViewer/ReportViewer.tsx';
