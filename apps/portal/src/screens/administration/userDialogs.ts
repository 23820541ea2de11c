import type { User } from '@portal/domain';
import type { MenuEntry } from '@portal/ui/layout';
import { openModal } from '../../app/modals/openModal.ts';

/** The dialogs about what a user may do, as entries of the menu of a row. */
export function userDialogs({ userId }: Pick<User, 'userId'>): MenuEntry[] {
  return [
    { kind: 'action', label: 'Roles', onSelect: () => openModal('editUserRoles', { userId }) },
    { kind: 'action', label: 'Companies', onSelect: () => openModal('editUserCompanies', { userId }) },
    { kind: 'action', label: 'Show Access', onSelect: () => openModal('showUserAccess', { userId }) },
  ];
}
