import { findAccessChange } from '@portal/domain';
import { AccessEffect } from '@portal/ui/administration';
import { AsyncContent, type AsyncState } from '@portal/ui/feedback';
import { type AccessData, useAccessData } from '../../../api/resources/accessData.ts';
import type { RecordDialogProps } from '../../../dialogs/Dialogs.ts';
import { PageNames } from '../shared/PageNames.tsx';
import { useRoleNames } from '../shared/roleNames.ts';

/** The dialog that edits the roles of a page and shows who gains or loses access. */
export function PageRoles({ recordId, onClose }: RecordDialogProps) {
  const pageId = Number(recordId);
  const access = useAccessData();
  return (
    <PageNames
      pageId={pageId}
      field="roles"
      subject="Roles"
      label="Roles"
      names={useRoleNames()}
      renderEffect={(names) => renderEffect(access, pageId, names)}
      onClose={onClose}
    />
  );
}

function renderEffect(access: AsyncState<AccessData>, pageId: number, names: readonly string[]) {
  return (
    <AsyncContent label="Change in access" state={access}>
      {({ tree, users }) => {
        const { gains, loses } = findAccessChange(tree, pageId, names, users);
        return (
          <AccessEffect
            gainingUserNames={gains.map(({ username }) => username)}
            losingUserNames={loses.map(({ username }) => username)}
          />
        );
      }}
    </AsyncContent>
  );
}
