import { asyncList } from '../../../api/asyncState.ts';
import { useServerRoles } from '../../../api/resources/roles.ts';
import type { RecordDialogProps } from '../../../dialogs/Dialogs.ts';
import { PageNames } from '../shared/PageNames.tsx';

/** The dialog that edits the server roles of a page. */
export function PageServerRoles({ recordId, onClose }: RecordDialogProps) {
  return (
    <PageNames
      pageId={Number(recordId)}
      field="serverRoles"
      subject="Server roles"
      label="Server Roles"
      names={asyncList(useServerRoles())}
      onClose={onClose}
    />
  );
}
