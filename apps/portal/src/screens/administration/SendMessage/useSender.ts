import { formatFullName, type Recipient } from '@portal/domain';
import { useUsers } from '../../../api/resources/users.ts';
import { useSession } from '../../../state/session.ts';

/** The signed-in user as a recipient; `null` without an email address. */
export function useSender(): Recipient | null {
  const { data: users } = useUsers();
  const username = useSession()?.user.username.toLowerCase();
  const user = users?.find((each) => each.username.toLowerCase() === username);
  return user?.email ? { email: user.email, name: formatFullName(user) } : null;
}
