import { formDriver, modalDriver } from '@portal/ui/testing';
import { expect, screen, waitFor } from 'storybook/test';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import { userList } from '../shared/userResponsesFixture.ts';

const address = '/Admin/TerminateTempUser';
const name = 'Terminate Customer Care User';

const states = screenStates({
  address,
  path: '/api/user',
  responses: { ready: userList(12), empty: userList(0), long: userList(12, { isLong: true }) },
  shows: {
    ready: async ({ canvas, userEvent }) => {
      await canvas.findByRole('form', { name });
      const form = formDriver(canvas, name, userEvent);
      await form.fillIn({ 'User Name': 'INES.Halloran0' });
      await waitFor(() => expect(form.disabledReason()).toBeNull());
      await form.submit();
      const question = modalDriver(screen, 'Terminate user ines.halloran0', userEvent);
      await question.waitUntilOpen();
      await question.press('No');
      await expect(form.value('User Name')).toBe('INES.Halloran0');
    },
    loading: async ({ canvas }) => {
      await canvas.findByText('Users are loading');
    },
    empty: async ({ canvas, userEvent }) => {
      await canvas.findByRole('form', { name });
      await formDriver(canvas, name, userEvent).fillIn({ 'User Name': 'ines.halloran0' });
      await canvas.findByText('No such user');
    },
    long: async ({ canvas, userEvent }) => {
      await canvas.findByRole('form', { name });
      const typed = { 'User Name': 'ines.halloran0.with.a.name.that.goes.on.and.on' };
      await formDriver(canvas, name, userEvent).fillIn(typed);
      await canvas.findByText(/^Ines Halloran · Coleman Data Services/);
    },
  },
});

export default {
  title: 'screens/administration/TerminateTempUser',
  component: PortalAt,
} satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
