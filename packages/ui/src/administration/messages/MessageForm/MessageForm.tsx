import {
  DEFAULT_MESSAGE_GROUP,
  MESSAGE_MAX_LENGTHS,
  type Message,
  type Recipient,
  createStatusMessage,
  validateMessage,
} from '@portal/domain';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type AsyncState, getShownData } from '../../../feedback/AsyncState.ts';
import { FailureBanner } from '../../../feedback/FailureBanner/FailureBanner.tsx';
import { fieldsFor } from '../../../forms/fieldsFor.ts';
import { Form } from '../../../forms/Form/Form.tsx';
import { schemaFromRules } from '../../../forms/FormSchema.ts';
import type { SubmitResponse, SubmitResult } from '../../../feedback/SubmitResult.ts';
import { formatRecipientCount } from './formatRecipientCount.ts';
import { LazyComponent } from '../../../controls/LazyComponent/LazyComponent.tsx';

export interface MessageFormProps {
  /** Today, `YYYY-MM-DD`; the message templates count from it. */
  today: string;
  /** Role names; each role is a group. */
  groups: AsyncState<readonly string[]>;
  /** Returns the recipients of a group. Called on every keystroke, so it should cache its results. */
  recipients: AsyncState<(group: string) => readonly Recipient[]>;
  /** The sender as the recipient of a test; `null` if they have no email address. */
  sender: Recipient | null;
  /** Returns a warning to show in the question before sending, such as that the same message was sent before. */
  findWarning?: (message: Message) => Promise<string | null>;
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

const loadRecipients = async () => (await import('./Recipients.tsx')).Recipients;
const loadSendTest = async () => (await import('./SendTest.tsx')).SendTest;
const loadConfirmModal = async () =>
  (await import('../../../modals/ConfirmModal/ConfirmModal.tsx')).ConfirmModal;

const aboveForm = { marginBottom: 12 };

/** The question before sending. */
interface SendQuestion {
  text: string;
  warning: string | null;
  answer: (isConfirmed: boolean) => void;
}

/** Sends an email to all users with a role, shows the recipients first and asks with subject, number and group. */
export function MessageForm({ today, groups, recipients, sender, findWarning, onSend }: MessageFormProps) {
  const [question, setQuestion] = useState<SendQuestion | null>(null);
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

  async function askToSend({ group, ...typed }: MessageValues): Promise<boolean> {
    const message = { ...typed, recipients: listRecipients(group) };
    const warning = (await findWarning?.(message)) ?? null;
    const isConfirmed = await new Promise<boolean>((answer) =>
      setQuestion({ text: formatSendQuestion(group, message), warning, answer }),
    );
    // At once: the dialog restores the focus, which must not leave a field that gets an error.
    flushSync(() => setQuestion(null));
    return isConfirmed;
  }

  function getSubmitDisabledReason({ group }: MessageValues): string | null {
    if (recipients.status === 'loading') return 'Recipients are loading';
    if (recipients.status === 'failed') return "Couldn't load the recipients";
    return listRecipients(group).length === 0 ? formatRecipientCount(0) : null;
  }

  const names = getShownData(groups) ?? [];
  return (
    <>
      {groups.status === 'failed' && <FailureBanner label="Groups" failure={groups} style={aboveForm} />}
      {recipients.status === 'failed' && (
        <FailureBanner label="Recipients" failure={recipients} style={aboveForm} />
      )}
      <Form
        label="Send Message"
        submitLabel="Send message"
        schema={messageSchema}
        defaultValues={{ group: DEFAULT_MESSAGE_GROUP, ...createStatusMessage(today) }}
        submitDisabledReason={getSubmitDisabledReason}
        submitsOnEnter={false}
        confirmSubmit={askToSend}
        onSubmit={handleSubmit}
      >
        <SelectField
          name="group"
          label="Group"
          options={names.map((name) => ({ value: name, label: name }))}
          help="All active users with this role and an email address"
          span="row"
        />
        <LazyComponent
          label="Recipients"
          load={loadRecipients}
          props={{ status: recipients.status, listRecipients }}
          placeholder={<div data-span="row" />}
        />
        <TextField name="subject" label="Subject" maxLength={MESSAGE_MAX_LENGTHS.subject} span="row" />
        <TextField
          name="message"
          label="Message"
          rows={8}
          maxLength={MESSAGE_MAX_LENGTHS.message}
          help="Plain text only"
          span="row"
        />
        <LazyComponent label="The test message" load={loadSendTest} props={{ sender, onSend }} />
      </Form>
      {question && (
        <LazyComponent
          load={loadConfirmModal}
          props={{
            title: 'Send message',
            confirmLabel: 'Send',
            cancelLabel: 'Cancel',
            destructive: true,
            onConfirm: () => question.answer(true),
            onCancel: () => question.answer(false),
            children: (
              <>
                {question.warning && <p style={{ marginTop: 0 }}>{question.warning}</p>}
                {question.text}
              </>
            ),
          }}
          onLoadError={() => question.answer(confirm(`${question.warning ?? ''}\n${question.text}`))}
        />
      )}
    </>
  );
}

/** `Send “Portal Status” to 49 recipients (StatusMessage)?` */
function formatSendQuestion(group: string, { subject, recipients }: Message): string {
  return `Send “${subject}” to ${formatRecipientCount(recipients.length)} (${group})?`;
}
