import { hasUnsavedChanges } from '@portal/ui/forms';
import { useCallback, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { useCode } from '../useCode.ts';

/** Loads the dialog that asks whether to discard unsaved changes. */
export const loadLeaveQuestion = () => import('./LeaveQuestion.tsx');

interface Leaving {
  /** The dialog, to be rendered on top of the page; empty when closed. */
  question: ReactNode;
  /**
   * Runs an action that loses unsaved changes, such as signing out: at once when there are none, otherwise after
   * confirmation.
   */
  leave: (action: () => void) => void;
}

/**
 * Asks for confirmation before unsaved changes are lost: on navigation, including Back and Forward, and before
 * actions passed to `leave`. For closing or reloading the tab the browser asks itself.
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
