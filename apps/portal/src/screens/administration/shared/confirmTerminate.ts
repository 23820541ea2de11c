import type { User } from '@portal/domain';
import { terminateUser } from '../../../api/resources/users.ts';
import { requestConfirmation } from '../../../state/confirmation.ts';
import { notifyOnSuccess } from '../../../state/notifications.ts';
import { getSession } from '../../../state/session.ts';
import { type AsyncState, mapData } from '@portal/ui/feedback';
import { asyncList } from '../../../api/asyncState.ts';
import { combineStates } from '../../../api/combineStates.ts';
import { useCompanyAccess } from '../../../api/resources/companyAccess.ts';
import { useUserRoles } from '../../../api/resources/userRoles.ts';

/** Whether it is the account of the signed-in user. */
export function isOwnAccount({ username }: Pick<User, 'username'>): boolean {
  return username.toLowerCase() === getSession()?.user.username.toLowerCase();
}

/** Why a user cannot be terminated; `undefined` when they can. */
export function getTerminationDisabledReason(user: Pick<User, 'username'>): string | undefined {
  return isOwnAccount(user) ? "You can't terminate your own account" : undefined;
}

/**
 * Asks for confirmation, then terminates the user.
 * @param onTerminated called after success
 */
export function confirmTerminate(user: User, onTerminated?: () => void): void {
  const { username } = user;
  requestConfirmation({
    title: `Terminate user ${username}`,
    question: `Are you sure you want to terminate ${username}?`,
    affected: { title: 'This will be deleted', useItems: () => useTerminationItems(user) },
    destructive: true,
    async onConfirm() {
      const result = await notifyOnSuccess(terminateUser(user), `${username} has been terminated.`);
      if (result.ok) onTerminated?.();
      return result;
    },
  });
}

/** What is deleted with a user. */
function useTerminationItems({ username }: Pick<User, 'username'>): AsyncState<readonly string[]> {
  const state = combineStates({
    userRoles: asyncList(useUserRoles()),
    companyAccess: asyncList(useCompanyAccess()),
  });
  return mapData(state, ({ userRoles, companyAccess }) => {
    const roles = userRoles.filter((each) => each.username === username).map(({ rolename }) => rolename);
    const companies = companyAccess
      .filter(({ userName }) => userName === username)
      .map(({ companyAbbrev }) => companyAbbrev || 'All companies');
    return [
      'The account and its sessions',
      ...(roles.length > 0 ? [`Roles: ${roles.join(', ')}`] : []),
      ...(companies.length > 0 ? [`Access to companies: ${companies.join(', ')}`] : []),
    ];
  });
}
