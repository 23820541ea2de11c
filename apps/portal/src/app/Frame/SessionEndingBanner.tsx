import { SessionExpiryNotice } from '@portal/ui/account';
import { LOGIN_WARNING_MS, getRemainingMs } from '@portal/domain';
import { useEffect, useState } from 'react';
import { serverClock } from '../../api/clients.ts';
import { requestLogin } from '../../state/loginRequest.ts';
import { useSession } from '../../state/session.ts';
import { getNextTickMs } from './sessionCountdown.ts';

/** Warns before the session ends and offers a new login. Sessions cannot be extended. */
export function SessionEndingBanner() {
  const token = useSession()?.token;
  const leftMs = useRemainingTime();
  const [dismissedToken, setDismissedToken] = useState<string>();
  if (leftMs === null || (leftMs > 0 && token === dismissedToken)) return null;
  return (
    <SessionExpiryNotice
      remainingMs={leftMs}
      onLogIn={() => void requestLogin(leftMs > 0 ? 'expiring' : 'expired')}
      onDismiss={() => setDismissedToken(token)}
    />
  );
}

/**
 * Milliseconds until the session ends, from the start of the countdown on; `null` before. Also `null` if the session
 * had ended before the page was opened: the failed queries report that.
 */
function useRemainingTime(): number | null {
  const session = useSession();
  const expiration = session?.expiration;
  const clockOffsetMs = session?.clockOffsetMs;
  const [leftMs, setLeftMs] = useState<number | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasCounted = false;
    const tick = () => {
      clearTimeout(timer);
      const left = Math.max(0, getRemainingMs(expiration, serverClock.now(clockOffsetMs)));
      hasCounted ||= left > 0 && left <= LOGIN_WARNING_MS;
      setLeftMs(hasCounted && left <= LOGIN_WARNING_MS ? left : null);
      timer = setTimeout(tick, getNextTickMs(left));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [expiration, clockOffsetMs]);
  return leftMs;
}
