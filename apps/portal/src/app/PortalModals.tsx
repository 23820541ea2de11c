import { ModalHost, type ModalLoaders, type OpenModal } from '@portal/ui/modals';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { administrationDialogs } from '../screens/administration/dialogs.ts';
import { campaignDialogs } from '../screens/campaigns/dialogs.ts';
import { closeModal, useStoredModal } from '../state/modal.ts';
import { notify } from '../state/notifications.ts';
import type { ModalProps } from '../dialogs/modalProps.ts';

/** Loads the code of each type of modal. */
const modals: ModalLoaders<ModalProps> = {
  confirm: async () => (await import('../dialogs/Confirm.tsx')).Confirm,
  ...campaignDialogs,
  ...administrationDialogs,
};

/** Renders the open modal. It closes on navigation, user change and sign-out. */
export function PortalModals() {
  const modal = useStoredModal() as OpenModal<ModalProps> | null;
  const { pathname } = useLocation();
  useEffect(() => closeModal, [pathname]);
  return (
    <ModalHost
      modal={modal}
      modals={modals}
      onClose={({ reason }) => {
        closeModal();
        if (reason === 'failed') {
          notify({ kind: 'error', text: 'This dialog failed to load. Check your connection and try again.' });
        }
      }}
    />
  );
}
