import type { User } from '@portal/domain';
import type { MenuEntry } from '@portal/ui/controls';
import { openModal } from '../../../dialogs/openModal.ts';

/** Row menu entries for the dialogs about a user's access. */
export function listUserDialogs({ userId }: Pick<User, 'userId'>): MenuEntry[] {
  return [
    { kind: 'action', label: 'Roles', onSelect: () => openModal('editUserRoles', { userId }) },
    { kind: 'action', label: 'Companies', onSelect: () => openModal('editUserCompanies', { userId }) },
    { kind: 'action', label: 'Show Access', onSelect: () => openModal('showUserAccess', { userId }) },
  ];
}
