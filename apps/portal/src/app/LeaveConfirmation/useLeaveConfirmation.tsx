import { hasUnsavedChanges } from '@portal/ui/forms';
import { useState, type ReactNode } from 'react';
import { withDialog } from '../../dialogs/dialogInUrl.ts';
import { LazyComponent } from '../../dialogs/LazyComponent.tsx';
import type { ScreenLocation } from '../../navigation/screenLocation.ts';
import { useBlockedNavigation } from './useBlockedNavigation.ts';

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
  const blocked = useBlockedNavigation(
    // Opening a dialog, or what follows when it has closed itself, keeps the page below.
    (from, to) => hasUnsavedChanges() && (isDialogOpen || !isSamePage(from, to)),
  );
  const [action, setAction] = useState<(() => void) | null>(null);
  const isAsking = blocked !== null || action !== null;

  function decide(isLeaving: boolean) {
    setAction(null);
    if (isLeaving) action?.();
    if (isLeaving) blocked?.proceed();
    else blocked?.cancel();
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

type Address = Pick<ScreenLocation, 'pathname' | 'search'>;

/** Whether two URLs differ at most in their dialog. */
function isSamePage(one: Address, other: Address): boolean {
  return one.pathname === other.pathname && withDialog(one.search, []) === withDialog(other.search, []);
}
