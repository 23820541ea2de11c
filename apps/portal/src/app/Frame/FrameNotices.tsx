import { SessionEndingBanner } from './SessionEndingBanner.tsx';
import { UnavailableBanner } from './UnavailableBanner.tsx';

/** What the frame says above every screen. */
export function FrameNotices() {
  return (
    <>
      <SessionEndingBanner />
      <UnavailableBanner />
    </>
  );
}
