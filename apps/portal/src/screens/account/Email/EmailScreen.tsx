import { EmailForm } from '@portal/ui/account';
import { Page } from '@portal/ui/layout';
import { useSession } from '../../../state/session.ts';
import { AccountTabs } from '../shared/AccountTabs.tsx';
import { logChange } from '../shared/logChange.ts';
import { EMAIL_PATH } from '../paths.ts';

/** The user's email address; a change is only logged. */
export function EmailScreen() {
  const user = useSession()?.user;
  if (!user) return null;
  return (
    <Page title="Email" filters={<AccountTabs current={EMAIL_PATH} />}>
      <EmailForm email={user.email} onLog={(change) => logChange('Email', change)} />
    </Page>
  );
}
