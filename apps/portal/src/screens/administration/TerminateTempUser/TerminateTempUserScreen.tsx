import { TerminateUserForm } from '@portal/ui/administration';
import { Page } from '@portal/ui/layout';
import { useNavigate } from 'react-router-dom';
import { asyncList } from '../../../api/asyncState.ts';
import { useUsers } from '../../../api/resources/users.ts';
import { confirmTerminate, getTerminationDisabledReason } from '../shared/confirmTerminate.ts';
import { ADMIN_PATH } from '../paths.ts';

/** Terminates a user by user name (specification 1 §2). */
export function TerminateTempUserScreen() {
  const navigate = useNavigate();
  const leave = () => void navigate(ADMIN_PATH);
  return (
    <Page title="Terminate Customer Care User">
      <TerminateUserForm
        users={asyncList(useUsers())}
        getBlockedReason={getTerminationDisabledReason}
        onTerminate={(user) => confirmTerminate(user, leave)}
        onCancel={leave}
      />
    </Page>
  );
}
