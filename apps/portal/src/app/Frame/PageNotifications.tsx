import { LazyComponent } from '@portal/ui/controls';
import { useLayoutEffect, useState } from 'react';
import { clearNotifications, dismissNotification, useNotifications } from '../../state/notifications.ts';
import { loadNotices } from './loadNotices.ts';

const loadNotifications = async () => (await loadNotices()).Notifications;

/** The notifications. Their live region is there before the first one, so that it is announced. */
export function PageNotifications() {
  const notifications = useNotifications();
  const [hasFailed, setFailed] = useState(false);
  // Those of the previous user; a save may have failed after the sign-out.
  useLayoutEffect(clearNotifications, []);
  return (
    <LazyComponent
      // After a failure each notification tries again.
      key={hasFailed ? notifications.length : 0}
      load={loadNotifications}
      props={{ notifications, onDismiss: dismissNotification }}
      // The browser logs the failed request.
      onLoadError={() => setFailed(true)}
    />
  );
}
