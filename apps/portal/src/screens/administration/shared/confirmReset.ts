import type { User } from '@portal/domain';
import { resetSecondFactor } from '../../../api/resources/users.ts';
import { requestConfirmation } from '../../../state/confirmation.ts';
import { notifyOnSuccess } from '../../../state/notifications.ts';

/** Asks for confirmation, then turns off the two-step verification of a user who has lost app or passkeys, and recovery codes. */
export function confirmReset(user: User): void {
  const { username } = user;
  requestConfirmation({
    title: `Reset two-step verification of ${username}`,
    question: `Reset two-step verification of ${username}? They are signed out, and sign in with the password only. Make sure that the request comes from them.`,
    confirmLabel: 'Reset',
    destructive: true,
    onConfirm: () => notifyOnSuccess(resetSecondFactor(user), `Two-step verification of ${username} is off.`),
  });
}
