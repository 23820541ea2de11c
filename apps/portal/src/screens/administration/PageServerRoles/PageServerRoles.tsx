import type { RecordDialogProps } from '../../../dialogs/Dialogs.ts';
import { PageNames } from '../shared/PageNames.tsx';
import { useServerRoleNames } from '../shared/roleNames.ts';

/** The dialog that edits the server roles of a page. */
export function PageServerRoles({ recordId, onClose }: RecordDialogProps) {
  return (
    <PageNames
      pageId={Number(recordId)}
      field="serverRoles"
      subject="Server roles"
      label="Server Roles"
      names={useServerRoleNames()}
      onClose={onClose}
    />
  );
}
