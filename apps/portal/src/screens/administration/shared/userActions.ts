import type { User } from '@portal/domain';
import type { MenuEntry } from '@portal/ui/controls';
import type { OpenDialog } from '../../../dialogs/dialogInUrl.ts';
import { confirmTerminate, getTerminationDisabledReason } from './confirmTerminate.ts';
import { listUserDialogs } from './listUserDialogs.ts';

/** The actions of a user, shared by context menu, keyboard and row button. */
export function listUserActions(user: User, openDialog: OpenDialog): MenuEntry[] {
  return [
    { kind: 'action', label: 'Edit', onSelect: () => openDialog('editUser', user.userId) },
    ...listUserDialogs(user, openDialog),
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
