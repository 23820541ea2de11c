import type { User } from '@portal/domain';
import type { MenuEntry } from '@portal/ui/controls';
import type { OpenDialog } from '../../../dialogs/dialogInUrl.ts';
import { confirmReset } from './confirmReset.ts';
import { confirmTerminate, getTerminationDisabledReason } from './confirmTerminate.ts';
import { listUserDialogs } from './listUserDialogs.ts';

/** The actions of a user, shared by context menu, keyboard and row button. */
export function listUserActions(user: User, openDialog: OpenDialog): MenuEntry[] {
  return [
    { kind: 'action', label: 'Edit', onSelect: () => openDialog('editUser', user.userId) },
    ...listUserDialogs(user, openDialog),
    ...(user.hasSecondFactor
      ? [
          {
            kind: 'action',
            label: 'Reset two-step verification',
            onSelect: () => confirmReset(user),
          } as const,
        ]
      : []),
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
