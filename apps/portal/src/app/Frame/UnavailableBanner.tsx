import { LazyComponent } from '@portal/ui/controls';
import { isAvailable } from '@portal/domain';
import { useState } from 'react';
import { usePortalStatus } from '../../api/resources/portalStatus.ts';
import { loadNotices } from './loadNotices.ts';

const loadNotice = async () => (await loadNotices()).NoticeBanner;

/** Shows that an administrator has marked the portal as unavailable. Users can still sign in. */
export function UnavailableBanner() {
  const { data: status } = usePortalStatus();
  const [dismissed, setDismissed] = useState<string>();
  if (!status || isAvailable(status) || status.timeStamp === dismissed) return null;
  return (
    <LazyComponent
      load={loadNotice}
      props={{
        kind: 'info',
        onDismiss: () => setDismissed(status.timeStamp),
        children: 'The portal is marked as unavailable. Data may be incomplete.',
      }}
    />
  );
}
