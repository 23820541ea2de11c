import type { DashboardPage } from '@portal/domain';
import type { MenuEntry } from '@portal/ui/controls';
import { deleteDashboardPage } from '../../../api/resources/dashboardPages.ts';
import type { OpenDialog } from '../../../dialogs/dialogInUrl.ts';
import { confirmDelete } from '../shared/confirmDelete.ts';

/** The actions of a dashboard page: its row menu, in the palette too. */
export function listDashboardPageActions(page: DashboardPage, openDialog: OpenDialog): MenuEntry[] {
  return [
    { kind: 'action', label: 'Roles', onSelect: () => openDialog('dashboardPageRoles', page.dashId) },
    { kind: 'separator' },
    { kind: 'action', label: 'Delete', destructive: true, onSelect: () => handleDelete(page) },
  ];
}

function handleDelete(page: DashboardPage) {
  confirmDelete({
    objectType: 'dashboard page',
    name: page.frameTitle,
    onDelete: () => deleteDashboardPage(page),
  });
}
