import { Modal, type HostedModalProps } from '@portal/ui/modals';
import { useState } from 'react';
import { useAccessData } from '../../../api/resources/accessData.ts';
import type { UserModalProps } from '../EditUserRoles/EditUserRoles.tsx';
import { UserAccess } from '../shared/UserAccess.tsx';
import { UserModalBody } from '../shared/UserModalBody.tsx';

/** The dialog that shows which pages a user can open, and why. */
export function ShowUserAccess({ userId, onClose }: UserModalProps & HostedModalProps) {
  const access = useAccessData();
  const [explainedPageId, setExplainedPageId] = useState<number | null>(null);
  const user =
    access.status === 'ready' ? access.data.users.find((each) => each.userId === userId) : undefined;
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
