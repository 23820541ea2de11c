/** The code of the dialog alone, which is fetched when a download begins. */
export { ProgressModal as DownloadProgress } from '@portal/ui/modals';
