import { AddUserModal } from '@portal/ui/administration';
import { asyncList } from '../../../api/asyncState.ts';
import { useCompanies } from '../../../api/resources/companies.ts';
import { useStartPages } from '../../../api/resources/startPages.ts';
import type { DialogProps } from '../../../dialogs/Dialogs.ts';
import { addUserAndNotify } from '../shared/addUserAndNotify.ts';
import { LazyNewUserAccess } from '../shared/LazyNewUserAccess.tsx';

export function AddUser({ onClose }: DialogProps) {
  return (
    <AddUserModal
      companies={asyncList(useCompanies())}
      startPages={asyncList(useStartPages())}
      accessFields={<LazyNewUserAccess />}
      onAdd={addUserAndNotify}
      onClose={onClose}
    />
  );
}
