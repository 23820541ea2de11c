import { useState } from 'react';
import { useAccessData } from '../../../api/resources/accessData.ts';
import type { RecordDialogProps } from '../../../dialogs/Dialogs.ts';
import { UserAccess } from '../shared/UserAccess.tsx';
import { UserModal } from '../shared/UserModal.tsx';

/** The dialog that shows which pages a user can open, and why. */
export function ShowUserAccess(props: RecordDialogProps) {
  const access = useAccessData();
  const [explainedPageId, setExplainedPageId] = useState<number | null>(null);
  return (
    <UserModal {...props} title="Access" state={access}>
      {({ tree }, user) => (
        <UserAccess
          user={user}
          tree={tree}
          explainedPageId={explainedPageId}
          onExplain={setExplainedPageId}
        />
      )}
    </UserModal>
  );
}
