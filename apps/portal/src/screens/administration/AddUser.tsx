import { AddUserModal } from '@portal/ui/administration';
import type { HostedModalProps } from '@portal/ui/modals';
import { asyncList } from '../../api/asyncState.ts';
import { useCompanies } from '../../api/companies.ts';
import { useStartPages } from '../../api/startPages.ts';
import { addUser } from '../../api/users.ts';
import { notify } from '../../state/notices.ts';

/** The dialog that adds a user. */
export function AddUser({ onClose }: HostedModalProps) {
  return (
    <AddUserModal
      companies={asyncList(useCompanies())}
      startPages={asyncList(useStartPages())}
      onAdd={async (user) => {
        const result = await addUser(user);
        if (result.ok) notify({ kind: 'success', text: `${user.username.trim()} has been added.` });
        return result;
      }}
      onClose={onClose}
    />
  );
}
