import { LazyComponent } from '@portal/ui/controls';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { cancelConfirmation, useConfirmation } from '../state/confirmation.ts';

const loadDialog = async () => (await import('./ConfirmationDialog.tsx')).ConfirmationDialog;

/** Shows the question of `requestConfirmation`. It closes on navigation, user change and sign-out. */
export function ConfirmationHost() {
  const confirmation = useConfirmation();
  const { pathname } = useLocation();
  useEffect(() => cancelConfirmation, [pathname]);
  if (!confirmation) return null;
  return (
    <LazyComponent
      label="This dialog"
      load={loadDialog}
      props={{ ...confirmation, onClose: cancelConfirmation }}
      onClose={cancelConfirmation}
    />
  );
}
