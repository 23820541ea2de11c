import {
  DEFAULT_MESSAGE_GROUP,
  MESSAGE_MAX_LENGTHS,
  type Message,
  type Recipient,
  createStatusMessage,
  validateMessage,
} from '@portal/domain';
import { type AsyncState, getShownData } from '../../../feedback/AsyncState.ts';
import { ErrorBanner } from '../../../feedback/ErrorBanner/ErrorBanner.tsx';
import { fieldsFor } from '../../../forms/fieldsFor.ts';
import { Form } from '../../../forms/Form/Form.tsx';
import { schemaFromRules } from '../../../forms/FormSchema.ts';
import type { SubmitResponse, SubmitResult } from '../../../feedback/SubmitResult.ts';
import { formatRecipientCount } from './formatRecipientCount.ts';
import { Recipients } from './Recipients.tsx';

export interface MessageFormProps {
  /** Today, `YYYY-MM-DD`; the message templates count from it. */
  today: string;
  /** Role names; each role is a group. */
  groups: AsyncState<readonly string[]>;
  /** Returns the recipients of a group. Called on every keystroke, so it should cache its results. */
  recipients: AsyncState<(group: string) => readonly Recipient[]>;
  /** Sends a valid message; if it fails, the input is kept. */
  onSend: (message: Message) => Promise<SubmitResponse<unknown>>;
}

/** Form values; the recipients follow from the group. */
interface MessageValues {
  group: string;
  subject: string;
  message: string;
}

const messageSchema = schemaFromRules<MessageValues>((values) => {
  const { subject, message } = validateMessage(values);
  return { ...(subject && { subject }), ...(message && { message }) };
});
const { TextField, SelectField } = fieldsFor(messageSchema);

/** Sends an email to all users with a role, and shows the recipients first. @see docs/domain/messages.md */
export function MessageForm({ today, groups, recipients, onSend }: MessageFormProps) {
  const listRecipients = (group: string) => (recipients.status === 'ready' ? recipients.data(group) : []);

  async function handleSubmit({ group, ...typed }: MessageValues): Promise<SubmitResult<MessageValues>> {
    const groupRecipients = listRecipients(group);
    const { recipients: mistake } = validateMessage({ ...typed, recipients: groupRecipients });
    if (mistake) return { ok: false, fields: { group: mistake } };
    const response = await onSend({ ...typed, recipients: groupRecipients });
    if (response.ok)
      return {
        ok: true,
        message: 'Message sent',
        detail: `to ${formatRecipientCount(groupRecipients.length)}`,
      };
    const { recipients: aboutRecipients, ...fields } = response.fields ?? {};
    return { ...response, fields: aboutRecipients ? { ...fields, group: aboutRecipients } : fields };
  }

  function getSubmitDisabledReason({ group }: MessageValues): string | null {
    if (recipients.status === 'loading') return 'Recipients are loading';
    if (recipients.status === 'failed') return "Couldn't load the recipients";
    return listRecipients(group).length === 0 ? formatRecipientCount(0) : null;
  }

  const failedState = [groups, recipients].find((state) => state.status === 'failed');
  const names = getShownData(groups) ?? [];
  return (
    <>
      {failedState?.status === 'failed' && (
        <div style={{ marginBottom: 12 }}>
          <ErrorBanner
            message={failedState.message}
            onRetry={failedState.retry}
            action={failedState.action}
          />
        </div>
      )}
      <Form
        label="Send Message"
        submitLabel="Send message"
        schema={messageSchema}
        defaultValues={{ group: DEFAULT_MESSAGE_GROUP, ...createStatusMessage(today) }}
        submitDisabledReason={getSubmitDisabledReason}
        onSubmit={handleSubmit}
      >
        <SelectField
          name="group"
          label="Group"
          options={names.map((name) => ({ value: name, label: name }))}
          help="All active users with this role and an email address"
          span="row"
        />
        <Recipients status={recipients.status} listRecipients={listRecipients} />
        <TextField name="subject" label="Subject" maxLength={MESSAGE_MAX_LENGTHS.subject} span="row" />
        <TextField
          name="message"
          label="Message"
          rows={8}
          maxLength={MESSAGE_MAX_LENGTHS.message}
          help="Plain text only"
          span="row"
        />
      </Form>
    </>
  );
}
