import {
  formatCalendarDay,
  type Message,
  listMessageRecipients,
  type Recipient,
  formatFullName,
} from '@portal/domain';
import { MessageForm, Panes } from '@portal/ui/administration';
import { Page } from '@portal/ui/layout';
import { useState, useMemo } from 'react';
import { sendMessage } from '../../../api/resources/messages.ts';
import { useRoleNames } from '../shared/roleNames.ts';
import type { AsyncState } from '@portal/ui/feedback';
import { LazyComponent } from '@portal/ui/controls';
import { asyncState } from '../../../api/asyncState.ts';
import { useUserRoles } from '../../../api/resources/userRoles.ts';
import { useUsers } from '../../../api/resources/users.ts';
import { useSession } from '../../../state/session.ts';

const loadSentMessages = async () => (await import('./SentMessages.tsx')).SentMessages;

async function findWarning(message: Message): Promise<string | null> {
  return (await import('../../../api/resources/sentMessages.ts')).findRepeatWarning(message);
}

/** Sends a mail to all users with a role (specification 1 §2 and §5). */
export function SendMessageScreen() {
  const [today] = useState(() => formatCalendarDay(new Date()));
  const groups = useRoleNames();
  const recipients = useRecipients();
  const sender = useSender();
  return (
    <Page title="Send Message">
      <Panes
        width="form"
        master={
          <MessageForm
            today={today}
            groups={groups}
            recipients={recipients}
            sender={sender}
            findWarning={findWarning}
            onSend={sendMessage}
          />
        }
      >
        <LazyComponent label="Sent messages" load={loadSentMessages} props={{}} />
      </Panes>
    </Page>
  );
}

/** A function that returns the recipients of a group; ready when users and roles are loaded. */
function useRecipients(): AsyncState<(group: string) => readonly Recipient[]> {
  const users = useUsers();
  const userRoles = useUserRoles();
  const { data: allUsers } = users;
  const { data: allRoles } = userRoles;
  const getRecipients = useMemo(() => {
    if (!allUsers || !allRoles) return undefined;
    const recipientsByGroup = new Map<string, readonly Recipient[]>();
    return (group: string) => {
      const found = recipientsByGroup.get(group) ?? listMessageRecipients(group, allUsers, allRoles);
      recipientsByGroup.set(group, found);
      return found;
    };
  }, [allUsers, allRoles]);
  return asyncState(users.isError ? users : userRoles, getRecipients);
}

/** The signed-in user as a recipient; `null` without an email address. */
function useSender(): Recipient | null {
  const { data: users } = useUsers();
  const username = useSession()?.user.username.toLowerCase();
  const user = users?.find((each) => each.username.toLowerCase() === username);
  return user?.email ? { email: user.email, name: formatFullName(user) } : null;
}
