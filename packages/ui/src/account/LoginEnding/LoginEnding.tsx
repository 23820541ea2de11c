import { LOGIN_EXPIRED_MESSAGE } from '@portal/domain';
import { NoticeBand } from '../../layout/NoticeBand/NoticeBand.tsx';
import { minutesAndSeconds } from './minutesAndSeconds.ts';

export interface LoginEndingProps {
  /** Milliseconds until the login ends; 0 or less: it has. */
  remainingMs: number;
  /** The user wants a new login before this one ends. */
  onLogIn: () => void;
  /** Asked for by the cross, which only a login that has not ended yet shows. */
  onDismiss: () => void;
}

/** Says that the login ends soon, counting down, and then that it has ended. */
export function LoginEnding({ remainingMs, onLogIn, onDismiss }: LoginEndingProps) {
  if (remainingMs <= 0) {
    return (
      <NoticeBand kind="warning" action={{ label: 'Log in', onSelect: onLogIn }}>
        {LOGIN_EXPIRED_MESSAGE}
      </NoticeBand>
    );
  }
  return (
    <NoticeBand kind="warning" action={{ label: 'Log in again', onSelect: onLogIn }} onDismiss={onDismiss}>
      Your login ends soon, in {/* A timer is not announced each second. */}
      <span role="timer" aria-live="off" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {minutesAndSeconds(remainingMs)}
      </span>
      .
    </NoticeBand>
  );
}
