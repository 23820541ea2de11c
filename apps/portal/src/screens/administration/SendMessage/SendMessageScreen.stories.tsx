import { formDriver, tableDriver } from '@portal/ui/testing';
import { expect, screen, waitFor } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { formScreenStates } from '../../../testing/formScreenStates.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import { sentMessages } from '../shared/messageFixture.ts';
import { userList, users } from '../shared/userResponsesFixture.ts';

const address = '/Admin/SendMessage';
const name = 'Send Message';
const applicationName = 'portal';
const refused = (fields: Record<string, string[]>) =>
  providerResponses.post('/api/sendmessage', ({ response }) => response(400).json(fields));

const states = formScreenStates({
  address,
  path: '/api/sendmessage',
  name,
  // Two of the forty are locked out.
  ready: async ({ canvas }) => void (await canvas.findByText('38 recipients')),
  typed: { Subject: 'Back again' },
  responses: {
    saved: providerResponses.post('/api/sendmessage', ({ response }) => response(204).empty()),
    refused: refused({ subject: ['Subject must be one line'] }),
    long: refused({
      recipients: [`${'some.user@jas.example, '.repeat(5)}and 40 more: not the address of an active user`],
    }),
  },
  confirm: async ({ userEvent }) => userEvent.click(await screen.findByRole('button', { name: 'Send' })),
  others: [
    sentMessages,
    userList(40),
    providerResponses.get('/api/role', ({ response }) =>
      response(200).json(['JAS', 'StatusMessage'].map((rolename) => ({ rolename, applicationName }))),
    ),
    providerResponses.get('/api/userrole', ({ response }) =>
      response(200).json(
        users(40).map(({ username }) => ({ username, rolename: 'StatusMessage', applicationName })),
      ),
    ),
  ],
  shows: {
    saved: async ({ canvas }) => {
      await waitFor(() => expect(formDriver(canvas, name).status()).toBe('Message sent to 38 recipients'));
    },
    refused: async ({ canvas }) => {
      await waitFor(() =>
        expect(formDriver(canvas, name).errors()).toEqual({ Subject: 'Subject must be one line' }),
      );
    },
    long: async ({ canvas }) => {
      await waitFor(() => expect(formDriver(canvas, name).error('Group')).toContain('and 40 more'));
    },
  },
});

const recipients = screenStates({
  address,
  path: '/api/userrole',
  responses: { empty: providerResponses.get('/api/userrole', ({ response }) => response(200).json([])) },
  others: [
    sentMessages,
    userList(40),
    providerResponses.get('/api/role', ({ response }) =>
      response(200).json([{ rolename: 'StatusMessage', applicationName }]),
    ),
  ],
  shows: {
    loading: async ({ canvas }) => {
      await canvas.findByText('Recipients are loading');
    },
    empty: async ({ canvas }) => {
      await waitFor(() => expect(formDriver(canvas, name).disabledReason()).toBe('No recipients'));
    },
  },
});

export default { title: 'screens/administration/SendMessage', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Saved: Story = states.saved;
export const Saving: Story = states.saving;
export const Refused: Story = states.refused;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
/** The group has no members. */
export const Empty: Story = recipients.empty;
export const Loading: Story = recipients.loading;
export const RecipientsFailed: Story = recipients.failed;

const failedMessages = screenStates({
  address: `${address}?filter.failed=%3E0`,
  path: '/api/sentmessage',
  responses: { ready: sentMessages },
  others: [
    userList(40),
    providerResponses.get('/api/role', ({ response }) => response(200).json([])),
    providerResponses.get('/api/userrole', ({ response }) => response(200).json([])),
  ],
  shows: {
    ready: async ({ canvas, userEvent }) => {
      const table = tableDriver(canvas, 'Sent messages', userEvent);
      await waitFor(() => expect(table.cells('Subject')).toEqual(['Portal Status']));
      await expect(canvas.getByRole('table', { name: 'Sent messages' })).toBeVisible();
      await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
      await waitFor(() => expect(table.cells('Subject')).toEqual(['Portal Status', 'Maintenance']));
    },
  },
});

/** The messages that could not be delivered to everyone, as Home links to them. */
export const FailedMessages: Story = failedMessages.ready;
