import { hasUnsavedChanges } from '@portal/ui/forms';
import { useCallback, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { useLazyModule } from '../../dialogs/useLazyModule.ts';

/** Loads the dialog that asks whether to discard unsaved changes. */
export const loadLeaveDialog = () => import('./LeaveDialog.tsx');

interface LeaveConfirmation {
  /** The dialog, to be rendered on top of the page; empty when closed. */
  dialog: ReactNode;
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
export function useLeaveConfirmation(): LeaveConfirmation {
  const blocker = useBlocker(hasUnsavedChanges);
  const [action, setAction] = useState<(() => void) | null>(null);
  const isDialogOpen = blocker.state === 'blocked' || action !== null;

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
  const confirmNatively = useCallback(() => decide(window.confirm('Discard unsaved changes?')), [decide]);
  const lazyModule = useLazyModule(isDialogOpen, loadLeaveDialog, confirmNatively);

  return {
    dialog: isDialogOpen && lazyModule && (
      <lazyModule.LeaveDialog onKeepEditing={() => decide(false)} onDiscard={() => decide(true)} />
    ),
    leave: (requested) => (hasUnsavedChanges() ? setAction(() => requested) : requested()),
  };
}
