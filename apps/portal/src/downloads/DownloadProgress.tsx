/** In its own file, so that the code is loaded when a download starts. */
export { ProgressModal as DownloadProgress } from '@portal/ui/modals';
