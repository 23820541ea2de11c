import { createStatusMessage, type Recipient } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Page } from '../../../layout/Page/Page.tsx';
import { formDriver } from '../../../testing/formDriver.ts';
import { modalDriver } from '../../../testing/modalDriver.ts';
import { tableDriver } from '../../../testing/tableDriver.ts';
import { MessageForm, type MessageFormProps } from './MessageForm.tsx';

const label = 'Send Message';
const today = '2026-06-15';

const people = (count: number): Recipient[] =>
  Array.from({ length: count }, (_person, index) => ({
    email: `person.${index + 1}@jas.example`,
    name: `Person ${index + 1}`,
  }));
const byGroup: Readonly<Record<string, readonly Recipient[]>> = {
  StatusMessage: people(2),
  JAS: people(5_000),
  Programmer: people(1),
};

const meta = {
  component: MessageForm,
  parameters: {
    guide: {
      purpose:
        'Mail to all users with a role, such as about planned downtime: the text starts with the standard wording and today’s dates, and the recipients are listed before it is sent.',
      notFor: 'A notice in the app, which a `NoticeBanner` shows; a message to one person.',
      accessibility: [
        'The recipients are counted, and named, next to the group; a group without any keeps Submit from sending and says so.',
        'An error about recipients appears at the group, where it can be fixed.',
      ],
    },
    layout: 'fullscreen',
  },
  args: {
    today,
    groups: {
      status: 'ready',
      data: ['Administer', 'JAS', 'Programmer', 'StatusMessage'],
      refreshing: false,
    },
    recipients: { status: 'ready', data: (group: string) => byGroup[group] ?? [], refreshing: false },
    sender: { email: 'anna.admin@jas.example', name: 'Anna Admin' },
    onSend: fn<MessageFormProps['onSend']>(async () => ({ ok: true, data: undefined })),
  },
  decorators: [(Story) => <Page title={label}>{Story()}</Page>],
} satisfies Meta<typeof MessageForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const question = () => modalDriver(screen, 'Send message');
/** Presses the button, and Send in the question. */
const send = async ({ canvas, userEvent }: Parameters<Play>[0]) => {
  await formDriver(canvas, label, userEvent).submit();
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
};

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, label);
    await expect(form.labels()).toEqual(['Group', 'Subject', 'Message']);
    await expect(form.value('Group')).toBe('StatusMessage');
    await expect(form.value('Subject')).toBe('Portal Status');
    await expect(form.value('Message')).toBe(createStatusMessage(today).message);
    await canvas.findByText('2 recipients');
    await userEvent.click(canvas.getByRole('button', { name: 'Show recipients' }));
    await expect(tableDriver(canvas, 'Recipients').cells('Email')).toEqual([
      'person.1@jas.example',
      'person.2@jas.example',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide recipients' }));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Said before anything is sent, and the form stays afterwards. */
export const Sent: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const form = formDriver(canvas, label, userEvent);
    await form.fillIn({ Subject: 'Back <b>again</b>', Message: 'The portal is back.' });
    await send(context);
    await waitFor(() => expect(form.status()).toContain('Message sent to 2 recipients'));
    await expect(args.onSend).toHaveBeenCalledWith({
      subject: 'Back <b>again</b>',
      message: 'The portal is back.',
      recipients: byGroup.StatusMessage,
    });
    await expect(form.value('Message')).toBe('The portal is back.');
  },
};

/** Only the button leads to the question, which names subject, number and group; Cancel keeps what was typed. */
export const Question: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const form = formDriver(canvas, label, userEvent);
    await userEvent.type(form.field('Subject'), ' today{Enter}');
    await expect(question().isOpen()).toBe(false);
    await form.submit();
    await waitFor(() =>
      expect(question().element()).toHaveTextContent(
        'Send “Portal Status today” to 2 recipients (StatusMessage)?',
      ),
    );
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question().isOpen()).toBe(false));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(form.value('Subject')).toBe('Portal Status today');
    await expect(form.status()).toBeNull();
  },
};

/** The question warns when the same message was sent before. */
export const Repeated: Story = {
  args: { findWarning: fn(async () => 'The same message was already sent on 2026-06-15 14:03.') },
  play: async ({ args, canvas, userEvent }) => {
    const form = formDriver(canvas, label, userEvent);
    await form.fillIn({ Group: 'Programmer' });
    await form.submit();
    await waitFor(() => expect(question().element()).toHaveTextContent('was already sent on 2026-06-15'));
    await expect(question().element()).toHaveTextContent('Send “Portal Status” to 1 recipient (Programmer)?');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A test goes to the sender only, without a question. */
export const SentToOneself: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const form = formDriver(canvas, label, userEvent);
    await form.fillIn({ Subject: 'Try' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a test to me' }));
    await canvas.findByText('Test queued for anna.admin@jas.example');
    await expect(args.onSend).toHaveBeenCalledWith({
      subject: 'Try',
      message: createStatusMessage(today).message,
      recipients: [{ email: 'anna.admin@jas.example', name: 'Anna Admin' }],
    });
    await form.fillIn({ Subject: '' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send a test to me' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** A group without anybody to write to sends nothing. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const form = formDriver(canvas, label, userEvent);
    await form.fillIn({ Group: 'Administer' });
    await expect(form.disabledReason()).toBe('No recipients');
    await expect(canvas.queryByRole('button', { name: 'Show recipients' })).toBeNull();
    await form.submit();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Thousands of recipients: only the visible ones are rendered. */
export const ManyRecipients: Story = {
  play: async ({ canvas, userEvent }) => {
    await formDriver(canvas, label, userEvent).fillIn({ Group: 'JAS' });
    await canvas.findByText('5,000 recipients');
    await userEvent.click(canvas.getByRole('button', { name: 'Show recipients' }));
    const table = tableDriver(canvas, 'Recipients');
    await expect(table.element()).toHaveAttribute('aria-rowcount', '5001');
    await expect(table.rowCount()).toBeLessThan(100);
  },
};

export const SubmittedEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const form = formDriver(canvas, label, userEvent);
    await form.fillIn({ Subject: '  ', Message: '' });
    await form.submit();
    await waitFor(() =>
      expect(form.errors()).toEqual({ Subject: 'Subject is required', Message: 'Message is required' }),
    );
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Server errors appear at the fields; errors about the recipients at the group. */
export const Refused: Story = {
  args: {
    onSend: fn<MessageFormProps['onSend']>(async () => ({
      ok: false,
      fields: {
        subject: ['Subject must be one line'],
        recipients: ['person.1@jas.example: not the address of an active user'],
      },
    })),
  },
  play: async (context) => {
    const form = formDriver(context.canvas, label, context.userEvent);
    await send(context);
    await waitFor(() =>
      expect(form.errors()).toEqual({
        Group: 'person.1@jas.example: not the address of an active user',
        Subject: 'Subject must be one line',
      }),
    );
  },
};

export const NotSaved: Story = {
  args: {
    onSend: fn<MessageFormProps['onSend']>(async () => ({
      ok: false,
      message: 'Too many messages. Try again later.',
    })),
  },
  play: async (context) => {
    const form = formDriver(context.canvas, label, context.userEvent);
    await send(context);
    await waitFor(() => expect(form.status()).toContain('Too many messages. Try again later.'));
  },
};

export const Loading: Story = {
  args: { groups: { status: 'loading' }, recipients: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(formDriver(canvas, label).disabledReason()).toBe('Recipients are loading');
    await expect(formDriver(canvas, label).value('Group')).toBe('StatusMessage');
  },
};

export const Failed: Story = {
  args: { recipients: { status: 'failed', message: 'Something went wrong. Try again.', retry: fn() } },
  play: async ({ canvas }) => {
    await expect(formDriver(canvas, label).disabledReason()).toBe("Couldn't load the recipients");
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      "Something went wrong. Try again.Recipients couldn't be loaded.",
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'w390' } } };

export const Saving: Story = {
  args: { onSend: fn<MessageFormProps['onSend']>(() => new Promise<never>(() => {})) },
  play: async (context) => {
    const form = formDriver(context.canvas, label, context.userEvent);
    await send(context);
    await waitFor(() => expect(form.isBusy()).toBe(true));
    await expect(context.args.onSend).toHaveBeenCalledOnce();
  },
};
