import { SecondFactor } from '@portal/ui/account';
import { Button } from '@portal/ui/controls';
import { CenteredPage } from '@portal/ui/layout';
import { useEffect } from 'react';
import { clients } from '../api/clients.ts';
import { secondFactorCalls } from '../api/session/secondFactor.ts';
import { signOut } from '../api/session/signOut.ts';
import { PortalFooter } from '../navigation/PortalFooter.tsx';
import { ProductName } from '../navigation/ProductName.tsx';
import { useTitle } from '../navigation/useTitle.ts';
import { refreshSessionUser } from '../state/session.ts';
import type { SessionUser } from '../state/storedSession.ts';

const state = { isOn: false, since: null, recoveryCodesLeft: 0, isRequired: true };

/** In place of the portal, for a user whose role requires two-step verification and who does not have it. */
export function RequiredSecondFactor({ user }: { user: SessionUser }) {
  useTitle('Two-step verification');
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
      <SecondFactor
        {...secondFactorCalls}
        userName={user.username}
        state={state}
        onChanged={() => refreshSessionUser({ ...user, lacksSecondFactor: false })}
      />
      <Button variant="ghost" onClick={signOut} style={{ marginTop: 16 }}>
        Sign out
      </Button>
    </CenteredPage>
  );
}
