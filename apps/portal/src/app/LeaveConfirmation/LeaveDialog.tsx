import { hasUnsavedChanges, waitForSaves } from '@portal/ui/forms';
import { DiscardChangesModal, type DiscardChangesModalProps } from '@portal/ui/modals';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';

/** Asks whether to discard unsaved changes; while they are being saved it waits, and asks only if that fails. */
export function LeaveDialog(props: DiscardChangesModalProps) {
  const [isLosing, setLosing] = useState<boolean | null>(null);
  const leave = useEffectEvent(props.onDiscard);
  useEffect(() => {
    // A transition, as those of the router: not before what the form itself opens after saving.
    void waitForSaves().then(() => startTransition(() => setLosing(hasUnsavedChanges())));
  }, []);
  useEffect(() => {
    if (isLosing === false) leave();
  }, [isLosing]);
  return isLosing && <DiscardChangesModal {...props} />;
}
