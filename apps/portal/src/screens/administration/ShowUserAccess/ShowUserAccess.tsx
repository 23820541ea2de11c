import { Modal } from '@portal/ui/modals';
import { useState } from 'react';
import { useAccessData } from '../../../api/accessData.ts';
import type { RecordDialogProps } from '../../../dialogs/Dialogs.ts';
import { UserAccess } from '../shared/UserAccess.tsx';
import { UserModalBody } from '../shared/UserModalBody.tsx';

/** The dialog that shows which pages a user can open, and why. */
export function ShowUserAccess({ recordId, onClose }: RecordDialogProps) {
  const access = useAccessData();
  const [explainedPageId, setExplainedPageId] = useState<number | null>(null);
  const user =
    access.status === 'ready'
      ? access.data.users.find((each) => each.userId === Number(recordId))
      : undefined;
  return (
    <Modal title={user ? `Access of ${user.username}` : 'Access'} onClose={onClose}>
      <UserModalBody state={access} user={user}>
        {({ tree }, found) => (
          <UserAccess
            user={found}
            tree={tree}
            explainedPageId={explainedPageId}
            onExplain={setExplainedPageId}
          />
        )}
      </UserModalBody>
    </Modal>
  );
}
