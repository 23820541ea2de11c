/** Notices of the frame: their code is loaded after the first screen. */
export { SessionExpiryNotice } from '@portal/ui/account';
export { Notifications } from '@portal/ui/feedback';
export { NoticeBanner } from '@portal/ui/layout';
