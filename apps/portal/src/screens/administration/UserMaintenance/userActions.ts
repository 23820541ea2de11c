import type { User } from '@portal/domain';
import type { MenuEntry } from '@portal/ui/controls';
import { openModal } from '../../../dialogs/openModal.ts';
import { confirmTerminate, getTerminationDisabledReason } from '../shared/confirmTerminate.ts';

/** The actions of a user, shared by context menu, keyboard and row button. */
export function listUserActions(user: User, edit: (user: User) => void): MenuEntry[] {
  const { userId } = user;
  return [
    { kind: 'action', label: 'Edit', onSelect: () => edit(user) },
    { kind: 'action', label: 'Roles', onSelect: () => openModal('editUserRoles', { userId }) },
    { kind: 'action', label: 'Companies', onSelect: () => openModal('editUserCompanies', { userId }) },
    { kind: 'action', label: 'Show Access', onSelect: () => openModal('showUserAccess', { userId }) },
    { kind: 'separator' },
    {
      kind: 'action',
      label: 'Terminate',
      destructive: true,
      disabledReason: getTerminationDisabledReason(user),
      onSelect: () => confirmTerminate(user),
    },
  ];
}
