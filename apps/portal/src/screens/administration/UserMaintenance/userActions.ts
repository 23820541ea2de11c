import type { User } from '@portal/domain';
import type { MenuEntry } from '@portal/ui/layout';
import { userDialogs } from '../userDialogs.ts';
import { askToTerminate, terminationRefusal } from '../askToTerminate.ts';

/** What can be done with a user: the one declaration behind the right click, the keys and the button of a row. */
export function userActions(user: User, edit: (user: User) => void): MenuEntry[] {
  return [
    { kind: 'action', label: 'Edit', onSelect: () => edit(user) },
    ...userDialogs(user),
    { kind: 'separator' },
    {
      kind: 'action',
      label: 'Terminate',
      destructive: true,
      disabledReason: terminationRefusal(user),
      onSelect: () => askToTerminate(user),
    },
  ];
}
