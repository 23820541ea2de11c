import { SecondFactor } from '@portal/ui/account';
import { Button } from '@portal/ui/controls';
import { AsyncContent, EmptyState } from '@portal/ui/feedback';
import { CenteredPage, Page } from '@portal/ui/layout';
import { useEffect } from 'react';
import { asyncState } from '../../../api/asyncState.ts';
import { clients } from '../../../api/clients.ts';
import { isExtensionMissing } from '../../../api/failures.ts';
import {
  refreshSecondFactor,
  secondFactorCalls,
  useSecondFactor,
} from '../../../api/session/secondFactor.ts';
import { signOut } from '../../../api/session/signOut.ts';
import { PortalFooter } from '../../../navigation/PortalFooter.tsx';
import { ProductName } from '../../../navigation/ProductName.tsx';
import { useTitle } from '../../../navigation/useTitle.ts';
import { refreshSessionUser, useSession } from '../../../state/session.ts';
import type { SessionUser } from '../../../state/storedSession.ts';
import { AccountTabs } from '../shared/AccountTabs.tsx';
import { SECOND_FACTOR_PATH } from '../paths.ts';

const label = 'Two-step verification';

/** The user's passkeys, authenticator app and recovery codes. */
export function SecondFactorScreen() {
  const user = useSession()?.user;
  if (!user) return null;
  return (
    <Page title={label} filters={<AccountTabs current={SECOND_FACTOR_PATH} />}>
      <OwnSecondFactor userName={user.username} onChanged={refreshSecondFactor} />
    </Page>
  );
}

/** In place of the portal, for a user whose role requires two-step verification and who does not have it. */
export function RequiredSecondFactor({ user }: { user: SessionUser }) {
  useTitle(label);
  // It may have been set up in another tab, or the role removed. A failure changes nothing.
  useEffect(() => {
    clients.provider
      .GET('/api/session')
      .then(({ data }) => data && refreshSessionUser(data.user))
      .catch(() => {});
  }, []);
  return (
    <CenteredPage
      title={<ProductName size={28} />}
      footer={<PortalFooter />}
      // The panel is the card.
      sx={{
        '& .PortalCenteredPage-card': {
          width: 'min(600px, 100%)',
          padding: 0,
          border: 0,
          background: 'none',
        },
      }}
    >
      <OwnSecondFactor
        userName={user.username}
        onChanged={() => refreshSessionUser({ ...user, lacksSecondFactor: false })}
      />
      <Button variant="ghost" onClick={signOut} style={{ marginTop: 16 }}>
        Sign out
      </Button>
    </CenteredPage>
  );
}

function OwnSecondFactor(props: { userName: string; onChanged: () => void }) {
  const secondFactor = useSecondFactor();
  if (isExtensionMissing(secondFactor.error))
    return (
      <EmptyState hint="If you sign in at your company's identity provider, it is set up there.">
        Your account does not have two-step verification
      </EmptyState>
    );
  return (
    <AsyncContent label={label} state={asyncState(secondFactor, secondFactor.data)}>
      {(state) => <SecondFactor {...secondFactorCalls} {...props} state={state} />}
    </AsyncContent>
  );
}
