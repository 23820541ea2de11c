import type { HostedModalProps } from '@portal/ui/modals';
import { asyncList } from '../../../api/asyncState.ts';
import { useServerRoles } from '../../../api/resources/roles.ts';
import { PageNames } from '../shared/PageNames.tsx';

export interface PageServerRolesProps {
  pageId: number;
}

/** The dialog that edits the server roles of a page. */
export function PageServerRoles({ pageId, onClose }: PageServerRolesProps & HostedModalProps) {
  return (
    <PageNames
      pageId={pageId}
      field="serverRoles"
      subject="Server roles"
      label="Server Roles"
      names={asyncList(useServerRoles())}
      onClose={onClose}
    />
  );
}
