/** Notices of the frame: their code is loaded after the first screen. */
export { Notifications } from '@portal/ui/feedback';
export { FrameNotices } from './FrameNotices.tsx';
