import { AddUserModal } from '@portal/ui/administration';
import type { HostedModalProps } from '@portal/ui/modals';
import { asyncList } from '../../../api/asyncState.ts';
import { useCompanies } from '../../../api/resources/companies.ts';
import { useStartPages } from '../../../api/resources/startPages.ts';
import { addUser } from '../../../api/resources/users.ts';
import { notifySuccess } from '../../../state/notifications.ts';

/** The dialog that adds a user. */
export function AddUser({ onClose }: HostedModalProps) {
  return (
    <AddUserModal
      companies={asyncList(useCompanies())}
      startPages={asyncList(useStartPages())}
      onAdd={(user) => notifySuccess(addUser(user), `${user.username.trim()} has been added.`)}
      onClose={onClose}
    />
  );
}
