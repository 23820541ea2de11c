/** Notices of the frame, which most users rarely see: their code is loaded when one is shown. */
export { SessionExpiryNotice } from '@portal/ui/account';
export { NoticeBanner } from '@portal/ui/layout';
