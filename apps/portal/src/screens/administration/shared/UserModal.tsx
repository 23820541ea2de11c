import { PaneHint, PaneStack } from '@portal/ui/administration';
import { Button } from '@portal/ui/controls';
import { AsyncContent, type AsyncState, getShownData } from '@portal/ui/feedback';
import { Modal } from '@portal/ui/modals';
import type { ReactNode } from 'react';
import type { RecordDialogProps } from '../../../dialogs/Dialogs.ts';

interface UsersData {
  users: readonly { userId: number; username: string }[];
}

interface UserModalProps<Data extends UsersData> extends RecordDialogProps {
  /** Followed by the name of the user: `Edit roles`. */
  title: string;
  state: AsyncState<Data>;
  /** Changes in the dialog are saved at once, which it says. */
  savesAtOnce?: boolean;
  children: (data: Data, user: Data['users'][number]) => ReactNode;
}

/** A dialog of a user, with loading and missing states. */
export function UserModal<Data extends UsersData>(props: UserModalProps<Data>) {
  const { title, recordId, state, savesAtOnce = false, children, onClose } = props;
  const users: readonly Data['users'][number][] = getShownData(state)?.users ?? [];
  const user = users.find(({ userId }) => userId === Number(recordId));
  return (
    <Modal
      title={user ? `${title} of ${user.username}` : title}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <AsyncContent label="User" state={state}>
        {(data) => (
          <PaneStack>
            {user && savesAtOnce && <PaneHint>Changes are saved immediately.</PaneHint>}
            {user ? children(data, user) : 'No user has this ID. The account may have been terminated.'}
          </PaneStack>
        )}
      </AsyncContent>
    </Modal>
  );
}
