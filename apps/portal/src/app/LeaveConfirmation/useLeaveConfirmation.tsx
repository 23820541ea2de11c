import { LazyComponent } from '@portal/ui/controls';
import { hasUnsavedChanges } from '@portal/ui/forms';
import { useState, type ReactNode } from 'react';
import { type Path, useBlocker } from 'react-router-dom';
import { withDialog } from '../../dialogs/dialogInUrl.ts';

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
 * @param isDialogOpen whether a dialog of the URL is open, which Back would close
 */
export function useLeaveConfirmation({ isDialogOpen }: { isDialogOpen: boolean }): LeaveConfirmation {
  // Opening a dialog, or what follows when it has closed itself, keeps the page below.
  const isLeft = (from: Path, to: Path) => isDialogOpen || !isSamePage(from, to);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsavedChanges() && isLeft(currentLocation, nextLocation),
  );
  const [action, setAction] = useState<(() => void) | null>(null);
  const isAsking = blocker.state === 'blocked' || action !== null;

  function decide(isLeaving: boolean) {
    setAction(null);
    if (isLeaving) action?.();
    if (blocker.state !== 'blocked') return;
    // Not if its dialog has been saved and closed itself meanwhile.
    if (isLeaving && isLeft(globalThis.location, blocker.location)) blocker.proceed();
    else blocker.reset();
  }

  return {
    dialog: isAsking && (
      <LazyComponent
        load={loadLeaveDialog}
        props={{ onKeepEditing: () => decide(false), onDiscard: () => decide(true) }}
        onLoadError={() => decide(window.confirm('Discard unsaved changes?'))}
      />
    ),
    leave: (requested) => (hasUnsavedChanges() ? setAction(() => requested) : requested()),
  };
}

/** Whether two URLs differ at most in their dialog. */
function isSamePage(one: Path, other: Path): boolean {
  return one.pathname === other.pathname && withDialog(one.search, []) === withDialog(other.search, []);
}
