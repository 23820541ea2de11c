import { SessionEndingBanner } from './SessionEndingBanner.tsx';
import { UnavailableBanner } from './UnavailableBanner.tsx';

export { Notifications } from '@portal/ui/feedback';

/** What the frame says above every screen. */
export const FrameNotices = () => (
  <>
    <SessionEndingBanner />
    <UnavailableBanner />
  </>
);
