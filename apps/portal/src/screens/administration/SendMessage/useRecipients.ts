import { listMessageRecipients, type Recipient } from '@portal/domain';
import type { AsyncState } from '@portal/ui/feedback';
import { useMemo } from 'react';
import { asyncState } from '../../../api/asyncState.ts';
import { useUserRoles } from '../../../api/resources/userRoles.ts';
import { useUsers } from '../../../api/resources/users.ts';

/** A function that returns the recipients of a group; ready when users and roles are loaded. */
export function useRecipients(): AsyncState<(group: string) => readonly Recipient[]> {
  const users = useUsers();
  const userRoles = useUserRoles();
  const { data: allUsers } = users;
  const { data: allRoles } = userRoles;
  const getRecipients = useMemo(() => {
    if (!allUsers || !allRoles) return undefined;
    const recipientsByGroup = new Map<string, readonly Recipient[]>();
    return (group: string) => {
      const found = recipientsByGroup.get(group) ?? listMessageRecipients(group, allUsers, allRoles);
      recipientsByGroup.set(group, found);
      return found;
    };
  }, [allUsers, allRoles]);
  return asyncState(users.isError ? users : userRoles, getRecipients);
}
