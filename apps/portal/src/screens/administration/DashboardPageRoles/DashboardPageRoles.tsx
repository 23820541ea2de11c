import { joinNames, splitNames } from '@portal/domain';
import { PageRolesModal } from '@portal/ui/administration';
import { AsyncContent, getShownData } from '@portal/ui/feedback';
import { Modal } from '@portal/ui/modals';
import { asyncList } from '../../../api/asyncState.ts';
import { saveDashboardPage, useDashboardPages } from '../../../api/resources/dashboardPages.ts';
import type { RecordDialogProps } from '../../../dialogs/Dialogs.ts';
import { notifyOnSuccess } from '../../../state/notifications.ts';
import { MissingPage } from '../shared/MissingPage.tsx';
import { useRoleNames } from '../shared/roleNames.ts';
import { combineStates } from '../../../api/combineStates.ts';
import { useDialogTitle } from '../../../dialogs/useDialogTitle.ts';

/** The dialog that edits the roles of a dashboard page. */
export function DashboardPageRoles({ recordId, onClose }: RecordDialogProps) {
  const state = combineStates({ pages: asyncList(useDashboardPages()), roles: useRoleNames() });
  const data = getShownData(state);
  const page = data?.pages.find(({ dashId }) => String(dashId) === recordId);
  useDialogTitle(page?.frameTitle);
  const title = 'Roles of dashboard page';
  if (!data) {
    return (
      <Modal title={title} onClose={onClose}>
        <AsyncContent label="Roles" state={state} />
      </Modal>
    );
  }
  if (!page) return <MissingPage title={title} onClose={onClose} />;
  return (
    <PageRolesModal
      title={`${title} ${page.frameTitle}`}
      label="Roles"
      names={data.roles}
      selected={splitNames(page.roles, 'roles')}
      onSave={({ names }) =>
        notifyOnSuccess(
          saveDashboardPage({ ...page, roles: joinNames(names, 'roles') }),
          `${page.frameTitle} has been saved.`,
        )
      }
      onClose={onClose}
    />
  );
}
