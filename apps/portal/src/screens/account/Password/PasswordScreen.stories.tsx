import { formDriver, modalDriver } from '@portal/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { providerAnswers } from '../../../testing/api.ts';
import { faultTexts } from '../../../testing/faults.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { formStates } from '../../../testing/screenStates.ts';
import { PASSWORD_PATH } from '../paths.ts';

type Story = StoryObj<typeof PortalAt>;
type Play = NonNullable<Story['play']>;

const name = 'Password';
const answered = (...mistakes: { fieldName: string; errorDescription: string }[]) =>
  providerAnswers.post('/api/user/changePassword', ({ response }) => response(200).json(mistakes));

const typed = {
  'Current Password': 'Blue-Kettle-41',
  'New Password': 'Green-Lamp-88',
  'Confirm Password': 'Green-Lamp-88',
};

const keepsTyped: Play = async ({ canvas }) => {
  await expect(formDriver(canvas, name).value('New Password')).toBe('Green-Lamp-88');
};

const says =
  (text: string): Play =>
  async (context) => {
    await context.canvas.findByText(text);
    await keepsTyped(context);
  };

const asksForLogin: Play = async (context) => {
  await modalDriver(screen, 'Log in').opened();
  await context.userEvent.keyboard('{Escape}');
  await keepsTyped(context);
};

const states = formStates({
  address: PASSWORD_PATH,
  path: '/api/user/changePassword',
  answers: {
    saved: answered(),
    refused: answered({ fieldName: 'oldPassword', errorDescription: 'The current password is not right' }),
    long: answered(
      { fieldName: '', errorDescription: 'Passwords can be changed once a day' },
      { fieldName: '', errorDescription: 'The directory is being moved. '.repeat(20).trim() },
    ),
  },
  fillIn: async ({ canvas, userEvent }) => {
    await canvas.findByRole('form', { name });
    await formDriver(canvas, name, userEvent).fillIn(typed);
  },
  send: async ({ canvas, userEvent }) => formDriver(canvas, name, userEvent).submit(),
  shows: {
    ready: async ({ canvas }) => {
      await canvas.findByRole('form', { name });
      await waitFor(() => expect(formDriver(canvas, name).field('Current Password')).toHaveFocus());
    },
    saved: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: 'Account' });
    },
    refused: says('The current password is not right'),
    long: says('Passwords can be changed once a day'),
    saving: async ({ canvas }) => {
      await waitFor(() => expect(formDriver(canvas, name).isBusy()).toBe(true));
    },
    failed: says(faultTexts.failed),
    forbidden: says(faultTexts.forbidden),
    unauthorized: asksForLogin,
    expired: asksForLogin,
  },
});

const meta = {
  title: 'screens/account/Password',
  component: PortalAt,
  args: { address: PASSWORD_PATH },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;
export default meta;

export const Ready: Story = states.ready;
export const Saved: Story = states.saved;
export const Saving: Story = states.saving;
export const Refused: Story = states.refused;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Unauthorized: Story = states.unauthorized;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
