import { AddDashboardPageModal } from '@portal/ui/administration';
import type { HostedModalProps } from '@portal/ui/modals';
import { addDashboardPage } from '../../../api/dashboardPages.ts';
import { notify } from '../../../state/notifications.ts';
import { useRoleNames } from '../shared/useRoleNames.ts';

/** The dialog that adds a dashboard page. */
export function AddDashboardPage({ onClose }: HostedModalProps) {
  return (
    <AddDashboardPageModal
      roles={useRoleNames()}
      onAdd={async (page) => {
        const result = await addDashboardPage(page);
        if (result.ok) notify({ kind: 'success', text: `${page.frameTitle.trim()} has been added.` });
        return result;
      }}
      onClose={onClose}
    />
  );
}
