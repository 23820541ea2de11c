import { ProfileForm } from '@portal/ui/account';
import { Page } from '@portal/ui/layout';
import { useSession } from '../../../state/session.ts';
import { AccountTabs } from '../shared/AccountTabs.tsx';
import { logChange } from '../shared/logChange.ts';
import { PROFILE_PATH } from '../paths.ts';

/** The user's name and department; a change is only logged. */
export function ProfileScreen() {
  const user = useSession()?.user;
  if (!user) return null;
  const { username, firstName, lastName, department } = user;
  return (
    <Page title="Profile" filters={<AccountTabs current={PROFILE_PATH} />}>
      <ProfileForm
        userName={username}
        profile={{ firstName, lastName, department: department ?? '' }}
        onLog={(changed) => logChange('Profile', changed)}
      />
    </Page>
  );
}
