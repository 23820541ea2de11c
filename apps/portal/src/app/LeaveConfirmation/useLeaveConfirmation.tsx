import { hasUnsavedChanges } from '@portal/ui/forms';
import { useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { LazyDialog } from '../../dialogs/LazyDialog.tsx';

/** Loads the dialog that asks whether to discard unsaved changes. */
export const loadLeaveDialog = async () => (await import('./LeaveDialog.tsx')).LeaveDialog;

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

  function decide(isLeaving: boolean) {
    setAction(null);
    if (isLeaving) action?.();
    if (blocker.state !== 'blocked') return;
    if (isLeaving) blocker.proceed();
    else blocker.reset();
  }

  return {
    dialog: isDialogOpen && (
      <LazyDialog
        load={loadLeaveDialog}
        props={{ onKeepEditing: () => decide(false), onDiscard: () => decide(true) }}
        onLoadError={() => decide(window.confirm('What you changed has not been saved. Discard it?'))}
      />
    ),
    leave: (requested) => (hasUnsavedChanges() ? setAction(() => requested) : requested()),
  };
}
