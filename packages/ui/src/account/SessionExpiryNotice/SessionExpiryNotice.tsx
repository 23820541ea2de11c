import { LOGIN_EXPIRED_MESSAGE } from '@portal/domain';
import { NoticeBanner } from '../../layout/NoticeBanner/NoticeBanner.tsx';
import { formatMinutesSeconds } from './formatMinutesSeconds.ts';

export interface SessionExpiryNoticeProps {
  /** Milliseconds until the session expires; 0 or less if it has expired. */
  remainingMs: number;
  /** Called when the user wants to log in again. */
  onLogIn: () => void;
  /** Called by the close button, which is shown only before the session expires. */
  onDismiss: () => void;
}

/** Notice with a countdown until the session expires, and after that it has expired. */
export function SessionExpiryNotice({ remainingMs, onLogIn, onDismiss }: SessionExpiryNoticeProps) {
  if (remainingMs <= 0) {
    return (
      <NoticeBanner kind="warning" action={{ label: 'Log in', onSelect: onLogIn }}>
        {LOGIN_EXPIRED_MESSAGE}
      </NoticeBanner>
    );
  }
  return (
    <NoticeBanner kind="warning" action={{ label: 'Sign in again', onSelect: onLogIn }} onDismiss={onDismiss}>
      You will be signed out in {/* The timer is not announced every second. */}
      <span role="timer" aria-live="off" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatMinutesSeconds(remainingMs)}
      </span>
      .
    </NoticeBanner>
  );
}
