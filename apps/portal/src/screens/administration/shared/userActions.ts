import type { User } from '@portal/domain';
import type { MenuEntry } from '@portal/ui/controls';
import { resetSecondFactor } from '../../../api/resources/users.ts';
import type { OpenDialog } from '../../../dialogs/dialogInUrl.ts';
import { requestConfirmation } from '../../../state/confirmation.ts';
import { notifyOnSuccess } from '../../../state/notifications.ts';
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

/** Asks for confirmation, then turns off the two-step verification of a user who has lost app or passkeys, and recovery codes. */
function confirmReset(user: User): void {
  const { username } = user;
  requestConfirmation({
    title: `Reset two-step verification of ${username}`,
    question: `Reset two-step verification of ${username}? They are signed out, and sign in with the password only. Make sure that the request comes from them.`,
    confirmLabel: 'Reset',
    destructive: true,
    onConfirm: () => notifyOnSuccess(resetSecondFactor(user), `Two-step verification of ${username} is off.`),
  });
}
