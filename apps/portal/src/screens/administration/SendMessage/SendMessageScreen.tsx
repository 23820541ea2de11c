import { formatCalendarDay } from '@portal/domain';
import { MessageForm } from '@portal/ui/administration';
import { Page } from '@portal/ui/layout';
import { useState } from 'react';
import { findRepeatWarning, sendMessage } from '../../../api/resources/messages.ts';
import { useRoleNames } from '../shared/useRoleNames.ts';
import { SentMessages } from './SentMessages.tsx';
import { useRecipients } from './useRecipients.ts';
import { useSender } from './useSender.ts';

/** Sends a mail to all users with a role (specification 1 §2 and §5). */
export function SendMessageScreen() {
  const [today] = useState(() => formatCalendarDay(new Date()));
  const groups = useRoleNames();
  const recipients = useRecipients();
  const sender = useSender();
  return (
    <Page title="Send Message">
      <MessageForm
        today={today}
        groups={groups}
        recipients={recipients}
        sender={sender}
        findWarning={findRepeatWarning}
        onSend={sendMessage}
      />
      <SentMessages />
    </Page>
  );
}
