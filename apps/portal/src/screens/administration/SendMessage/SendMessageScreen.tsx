import { formatCalendarDay, type Message } from '@portal/domain';
import { MessageForm } from '@portal/ui/administration';
import { Page } from '@portal/ui/layout';
import { lazy, Suspense, useState } from 'react';
import { sendMessage } from '../../../api/resources/messages.ts';
import { useRoleNames } from '../shared/useRoleNames.ts';
import { useRecipients } from './useRecipients.ts';
import { useSender } from './useSender.ts';

const SentMessages = lazy(async () => ({ default: (await import('./SentMessages.tsx')).SentMessages }));

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
      <MessageForm
        today={today}
        groups={groups}
        recipients={recipients}
        sender={sender}
        findWarning={findWarning}
        onSend={sendMessage}
      />
      <Suspense>
        <SentMessages />
      </Suspense>
    </Page>
  );
}
