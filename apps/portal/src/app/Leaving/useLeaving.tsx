import { hasUnsavedChanges } from '@portal/ui/forms';
import { useCallback, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { useCode } from '../useCode.ts';

/** Fetches the question whether unsaved changes may go. */
export const loadLeaveQuestion = () => import('./LeaveQuestion.tsx');

interface Leaving {
  /** Drawn where it may stand over everything; nothing unless there is something to ask. */
  question: ReactNode;
  /** Does what would lose unsaved changes, such as logging out: at once when there are none, else when the user says so. */
  leave: (action: () => void) => void;
}

/**
 * Asks before unsaved changes are lost: on the way to another address, Back and Forward included, and before what
 * `leave` is given. Closing or reloading the tab is asked about by the browser itself.
 */
export function useLeaving(): Leaving {
  const blocker = useBlocker(hasUnsavedChanges);
  const [action, setAction] = useState<(() => void) | null>(null);
  const isAsking = blocker.state === 'blocked' || action !== null;

  const decide = useCallback(
    (isLeaving: boolean) => {
      setAction(null);
      if (isLeaving) action?.();
      if (blocker.state !== 'blocked') return;
      if (isLeaving) blocker.proceed();
      else blocker.reset();
    },
    [action, blocker],
  );
  const askPlainly = useCallback(
    () => decide(window.confirm('What you changed has not been saved. Discard it?')),
    [decide],
  );
  const code = useCode(isAsking, loadLeaveQuestion, askPlainly);

  return {
    question: isAsking && code && (
      <code.LeaveQuestion onKeep={() => decide(false)} onDiscard={() => decide(true)} />
    ),
    leave: (wanted) => (hasUnsavedChanges() ? setAction(() => wanted) : wanted()),
  };
}
