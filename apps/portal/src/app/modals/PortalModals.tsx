import { ModalHost, type ModalLoaders, type OpenModal } from '@portal/ui/modals';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { closeModal, useStoredModal } from '../../state/modal.ts';
import { notify } from '../../state/notifications.ts';
import type { ModalProps } from './modalProps.ts';

/** Loads the code of each type of modal. */
const modals: ModalLoaders<ModalProps> = {
  confirm: async () => (await import('./Confirm.tsx')).Confirm,
  addDashboardPage: async () =>
    (await import('../../screens/administration/AddDashboardPage.tsx')).AddDashboardPage,
  addPortalPage: async () => (await import('../../screens/administration/AddPortalPage.tsx')).AddPortalPage,
  addStartPage: async () => (await import('../../screens/administration/AddStartPage.tsx')).AddStartPage,
  addUser: async () => (await import('../../screens/administration/AddUser.tsx')).AddUser,
  editCampaign: async () =>
    (await import('../../screens/campaigns/CampaignDialog/CampaignDialog.tsx')).CampaignDialog,
  editUser: async () => (await import('../../screens/administration/EditUser.tsx')).EditUser,
  editUserRoles: async () => (await import('../../screens/administration/EditUserRoles.tsx')).EditUserRoles,
  editUserCompanies: async () =>
    (await import('../../screens/administration/EditUserCompanies.tsx')).EditUserCompanies,
  showUserAccess: async () =>
    (await import('../../screens/administration/ShowUserAccess.tsx')).ShowUserAccess,
  movePage: async () => (await import('../../screens/administration/MovePage.tsx')).MovePage,
  pageRoles: async () => (await import('../../screens/administration/PageRoles.tsx')).PageRoles,
  pageServerRoles: async () =>
    (await import('../../screens/administration/PageServerRoles.tsx')).PageServerRoles,
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
