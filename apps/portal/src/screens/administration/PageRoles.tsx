import { accessChange, splitNames } from '@portal/domain';
import { AccessEffect, PageRolesModal } from '@portal/ui/administration';
import { AsyncContent, type AsyncState } from '@portal/ui/feedback';
import { type HostedModalProps, Modal } from '@portal/ui/modals';
import { type AccessData, useAccessData } from '../../api/accessData.ts';
import { asyncList } from '../../api/asyncState.ts';
import { useRoles } from '../../api/roles.ts';
import { useEditedPage } from './useEditedPage.ts';

export interface PageRolesProps {
  pageId: number;
}

/** The dialog of the roles that open a page, with who would gain and who would lose it. */
export function PageRoles({ pageId, onClose }: PageRolesProps & HostedModalProps) {
  const { page, save } = useEditedPage(pageId);
  const roles = asyncList(useRoles());
  const access = useAccessData();
  if (!page) return null;
  const title = `Roles of page ${page.pageName}`;
  if (roles.status === 'loading' || roles.status === 'failed') {
    return (
      <Modal title={title} onClose={onClose}>
        <AsyncContent label="Roles" state={roles}>
          {() => null}
        </AsyncContent>
      </Modal>
    );
  }
  return (
    <PageRolesModal
      title={title}
      label="Roles"
      names={roles.status === 'ready' ? roles.data.map(({ rolename }) => rolename) : []}
      selected={splitNames(page.roles, ',')}
      onSave={(names) => save('roles', names, ',')}
      effect={(names) => roleEffect(access, pageId, names)}
      onClose={onClose}
    />
  );
}

function roleEffect(access: AsyncState<AccessData>, pageId: number, names: readonly string[]) {
  return (
    <AsyncContent label="Effect" state={access}>
      {({ tree, users }) => {
        const { gains, loses } = accessChange(tree, pageId, names, users);
        return <AccessEffect gains={gains.map(userName)} loses={loses.map(userName)} />;
      }}
    </AsyncContent>
  );
}

function userName({ username }: { username: string }): string {
  return username;
}
