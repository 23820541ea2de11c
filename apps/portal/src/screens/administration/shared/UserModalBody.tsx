import { PaneStack } from '@portal/ui/administration';
import { AsyncContent, type AsyncState } from '@portal/ui/feedback';
import type { ReactNode } from 'react';

interface UserModalBodyProps<Data, User> {
  state: AsyncState<Data>;
  /** The user shown in the dialog; `undefined` while loading, and when the user no longer exists. */
  user: User | undefined;
  children: (data: Data, user: User) => ReactNode;
}

/** The content of a user dialog, with loading and missing states. */
export function UserModalBody<Data, User>({ state, user, children }: UserModalBodyProps<Data, User>) {
  return (
    <AsyncContent label="User" state={state}>
      {(data) => (
        <PaneStack>
          {user ? children(data, user) : 'No user has this ID. The account may have been terminated.'}
        </PaneStack>
      )}
    </AsyncContent>
  );
}
