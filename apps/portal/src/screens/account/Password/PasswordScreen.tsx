import { PasswordForm } from '@portal/ui/account';
import { Page } from '@portal/ui/layout';
import { useNavigate } from 'react-router-dom';
import { changePassword } from '../../../api/session/changePassword.ts';
import { submitResult } from '../../../api/submitResult.ts';
import { notify } from '../../../state/notifications.ts';
import { useSession } from '../../../state/session.ts';
import { AccountTabs } from '../shared/AccountTabs.tsx';
import { ACCOUNT_PATH, PASSWORD_PATH } from '../paths.ts';

/** Changes the user's password, then returns to the account. */
export function PasswordScreen() {
  const user = useSession()?.user;
  const navigate = useNavigate();
  if (!user) return null;

  function leave() {
    notify({ kind: 'success', text: 'Password changed. You were signed out on your other devices.' });
    void navigate(ACCOUNT_PATH);
  }

  return (
    <Page title="Password" filters={<AccountTabs current={PASSWORD_PATH} />}>
      <PasswordForm userName={user.username} onSubmit={submitResult(changePassword)} onChanged={leave} />
    </Page>
  );
}
