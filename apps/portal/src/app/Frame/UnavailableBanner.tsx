import { NoticeBanner } from '@portal/ui/layout';
import { isAvailable } from '@portal/domain';
import { useState } from 'react';
import { usePortalStatus } from '../../api/resources/portalStatus.ts';

/** Shows that an administrator has marked the portal as unavailable. Users can still sign in. */
export function UnavailableBanner() {
  const { data: status } = usePortalStatus();
  const [dismissed, setDismissed] = useState<string>();
  if (!status || isAvailable(status) || status.timeStamp === dismissed) return null;
  return (
    <NoticeBanner kind="info" onDismiss={() => setDismissed(status.timeStamp)}>
      The portal is marked as unavailable. Data may be incomplete.
    </NoticeBanner>
  );
}
