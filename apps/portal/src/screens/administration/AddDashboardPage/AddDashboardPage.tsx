import { AddDashboardPageModal } from '@portal/ui/administration';
import { addDashboardPage } from '../../../api/resources/dashboardPages.ts';
import type { DialogProps } from '../../../dialogs/Dialogs.ts';
import { notifyOnSuccess } from '../../../state/notifications.ts';
import { useRoleNames } from '../shared/roleNames.ts';

export function AddDashboardPage({ onClose }: DialogProps) {
  return (
    <AddDashboardPageModal
      roles={useRoleNames()}
      onAdd={async (page) =>
        notifyOnSuccess(addDashboardPage(page), `${page.frameTitle.trim()} has been added.`)
      }
      onClose={onClose}
    />
  );
}
