import { isAvailable } from '@portal/domain';
import { NoticeBand } from '@portal/ui/layout';
import { useState } from 'react';
import { usePortalStatus } from '../../api/portalStatus.ts';

/** Shows that an administrator has marked the portal as unavailable. Users can still sign in. */
export function UnavailableBand() {
  const { data: status } = usePortalStatus();
  const [dismissed, setDismissed] = useState<string>();
  if (!status || isAvailable(status) || status.timeStamp === dismissed) return null;
  return (
    <NoticeBand kind="info" onDismiss={() => setDismissed(status.timeStamp)}>
      The portal is marked as unavailable. What it shows may be incomplete.
    </NoticeBand>
  );
}
