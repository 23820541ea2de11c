import { AddDashboardPageModal } from '@portal/ui/administration';
import type { HostedModalProps } from '@portal/ui/modals';
import { addDashboardPage } from '../../../api/resources/dashboardPages.ts';
import { notifySuccess } from '../../../state/notifications.ts';
import { useRoleNames } from '../shared/useRoleNames.ts';

/** The dialog that adds a dashboard page. */
export function AddDashboardPage({ onClose }: HostedModalProps) {
  return (
    <AddDashboardPageModal
      roles={useRoleNames()}
      onAdd={(page) => notifySuccess(addDashboardPage(page), `${page.frameTitle.trim()} has been added.`)}
      onClose={onClose}
    />
  );
}
