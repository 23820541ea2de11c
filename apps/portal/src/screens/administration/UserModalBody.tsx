import { PaneStack } from '@portal/ui/administration';
import { AsyncContent, type AsyncState } from '@portal/ui/feedback';
import type { ReactNode } from 'react';

interface UserModalBodyProps<Data, User> {
  state: AsyncState<Data>;
  /** The user the dialog is about; nothing while nobody is known, and when there is no such user any more. */
  user: User | undefined;
  children: (data: Data, user: User) => ReactNode;
}

/** The content of a dialog about a user, once all of it is there. */
export function UserModalBody<Data, User>({ state, user, children }: UserModalBodyProps<Data, User>) {
  return (
    <AsyncContent label="User" state={state}>
      {(data) => (
        <PaneStack>
          {user ? children(data, user) : 'There is no user with this id. It may have been terminated.'}
        </PaneStack>
      )}
    </AsyncContent>
  );
}
