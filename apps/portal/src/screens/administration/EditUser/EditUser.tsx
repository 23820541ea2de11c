import { EditUserModal } from '@portal/ui/administration';
import { AsyncContent } from '@portal/ui/feedback';
import { Modal } from '@portal/ui/modals';
import { useState } from 'react';
import { asyncList } from '../../../api/asyncState.ts';
import { useCompanies } from '../../../api/resources/companies.ts';
import { useStartPages } from '../../../api/resources/startPages.ts';
import { saveUser, useUsers } from '../../../api/resources/users.ts';
import type { RecordDialogProps } from '../../../dialogs/Dialogs.ts';
import { notify } from '../../../state/notifications.ts';
import { useSession } from '../../../state/session.ts';

export function EditUser({ recordId, onClose }: RecordDialogProps) {
  const users = useUsers();
  const found = users.data?.find((each) => each.userId === Number(recordId));
  // The edited user is kept when the list changes.
  const [user, setUser] = useState(found);
  if (!user && found) setUser(found);
  const companies = asyncList(useCompanies());
  const startPages = asyncList(useStartPages());
  const ownName = useSession()?.user.username;

  if (!user) {
    return (
      <Modal title="Edit user" size="small" onClose={onClose}>
        <AsyncContent label="User" state={asyncList(users)}>
          {() => 'No user has this ID. The account may have been terminated.'}
        </AsyncContent>
      </Modal>
    );
  }
  return (
    <EditUserModal
      user={user}
      isOwnAccount={user.username === ownName}
      companies={companies}
      startPages={startPages}
      onSave={saveUser}
      onClose={({ reason }) => {
        if (reason === 'saved') notify({ kind: 'success', text: `${user.username} has been saved.` });
        onClose();
      }}
    />
  );
}
