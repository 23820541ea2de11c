import { formatCalendarDay } from '@portal/domain';
import { MessageForm } from '@portal/ui/administration';
import { mapData } from '@portal/ui/feedback';
import { Page } from '@portal/ui/layout';
import { useState } from 'react';
import { asyncList } from '../../../api/asyncState.ts';
import { sendMessage } from '../../../api/resources/messages.ts';
import { useRoles } from '../../../api/resources/roles.ts';
import { useRecipients } from './useRecipients.ts';

/** Sends a mail to all users with a role (specification 1 §2 and §5). */
export function SendMessageScreen() {
  const [today] = useState(() => formatCalendarDay(new Date()));
  const roles = useRoles();
  const groups = asyncList(roles);
  const recipients = useRecipients();
  return (
    <Page title="Send Message">
      <MessageForm
        today={today}
        groups={mapData(groups, (rows) => rows.map(({ rolename }) => rolename))}
        recipients={recipients}
        onSend={sendMessage}
      />
    </Page>
  );
}
