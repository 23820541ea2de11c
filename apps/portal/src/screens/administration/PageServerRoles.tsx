import { splitNames } from '@portal/domain';
import { PageRolesModal } from '@portal/ui/administration';
import { AsyncContent } from '@portal/ui/feedback';
import { type HostedModalProps, Modal } from '@portal/ui/modals';
import { asyncList } from '../../api/asyncState.ts';
import { useServerRoles } from '../../api/serverRoles.ts';
import { useEditedPage } from './useEditedPage.ts';

export interface PageServerRolesProps {
  pageId: number;
}

/** The dialog of the server roles that a page carries. */
export function PageServerRoles({ pageId, onClose }: PageServerRolesProps & HostedModalProps) {
  const { page, save } = useEditedPage(pageId);
  const roles = asyncList(useServerRoles());
  if (!page) return null;
  const title = `Server roles of page ${page.pageName}`;
  if (roles.status === 'loading' || roles.status === 'failed') {
    return (
      <Modal title={title} onClose={onClose}>
        <AsyncContent label="Server roles" state={roles}>
          {() => null}
        </AsyncContent>
      </Modal>
    );
  }
  return (
    <PageRolesModal
      title={title}
      label="Server Roles"
      names={roles.status === 'ready' ? roles.data.map(({ rolename }) => rolename) : []}
      selected={splitNames(page.serverRoles, ' ')}
      onSave={(names) => save('serverRoles', names, ' ')}
      onClose={onClose}
    />
  );
}
