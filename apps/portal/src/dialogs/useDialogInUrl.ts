import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useScreenLocation } from '../navigation/screenLocation.tsx';
import { useUrlState } from '../url/useUrlState.ts';
import { dialogUrlState, openingState } from './dialogInUrl.ts';

export interface DialogInUrl {
  /** Unvalidated; `null`: no dialog is open. */
  name: string | null;
  /** Unvalidated. */
  recordId: string | undefined;
  close: () => void;
}

/** Reads the open dialog from the URL. Closing removes it from there. */
export function useDialogInUrl(): DialogInUrl {
  const navigate = useNavigate();
  const { key, state } = useScreenLocation();
  const [{ dialog, record }, setDialog] = useUrlState(dialogUrlState);
  // Closing hides the dialog at once: the history follows later, and a second close must not leave the page.
  const [closedKey, setClosedKey] = useState<string | null>(null);
  if (closedKey !== null && closedKey !== key) setClosedKey(null);
  return {
    name: closedKey === key ? null : dialog,
    recordId: record ?? undefined,
    close() {
      setClosedKey(key);
      // Goes back from the entry that opening added, so that Forward reopens the dialog and Back does not.
      if ((state as typeof openingState | null)?.opensDialog) void navigate(-1);
      else setDialog({ dialog: null, record: null }, { replace: true });
    },
  };
}
