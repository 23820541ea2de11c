import type { User } from '@portal/domain';
import type { MenuEntry } from '@portal/ui/controls';
import type { OpenDialog } from '../../../dialogs/dialogInUrl.ts';

/** Row menu entries for the dialogs about a user's access. */
export function listUserDialogs({ userId }: Pick<User, 'userId'>, openDialog: OpenDialog): MenuEntry[] {
  return [
    { kind: 'action', label: 'Roles', onSelect: () => openDialog('editUserRoles', userId) },
    { kind: 'action', label: 'Companies', onSelect: () => openDialog('editUserCompanies', userId) },
    { kind: 'action', label: 'Show Access', onSelect: () => openDialog('showUserAccess', userId) },
  ];
}
