import { SiteStatus } from '@portal/ui/administration';
import { Page } from '@portal/ui/layout';
import { asyncState } from '../../../api/asyncState.ts';
import { setPortalStatus, useCurrentPortalStatus } from '../../../api/resources/portalStatus.ts';

/** Whether the system is available, and the button that changes it (specification 1 §2). */
export function SiteAdminScreen() {
  const status = useCurrentPortalStatus();
  return (
    <Page title="Site Administration">
      <SiteStatus status={asyncState(status, status.data)} onChange={setPortalStatus} />
    </Page>
  );
}
