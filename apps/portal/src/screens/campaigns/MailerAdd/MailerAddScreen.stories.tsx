import { formDriver, modalDriver } from '@portal/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { providerAnswers } from '../../../testing/api.ts';
import { faultTexts } from '../../../testing/faults.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { formStates } from '../../../testing/screenStates.ts';
import { MAILER_ADD_PATH } from '../paths.ts';

type Story = StoryObj<typeof PortalAt>;
type Play = NonNullable<Story['play']>;

const name = 'Add Mailer';
const answered = (description: string) =>
  providerAnswers.post('/api/MailerAdd', ({ response }) => response(200).json({ description }));
const longRefusal = 'This mailer cannot be added before its campaign has been analysed. '.repeat(12).trim();

const mailer = {
  'Mailer Code': 'ff2501',
  'Sale Begin Date': '20260918',
  'Sale End Date': '20260928',
  Description: 'Fall fabric sale, respondents',
};

const says =
  (text: string): Play =>
  async ({ canvas }) => {
    const form = formDriver(canvas, name);
    await waitFor(() => expect(form.status()).toBe(text));
    await expect(form.value('Description')).toBe(mailer.Description);
  };

const asksForLogin: Play = async ({ canvas, userEvent }) => {
  const dialog = await modalDriver(screen, 'Log in').opened();
  await expect(dialog.textContent).toContain(faultTexts.expired);
  await userEvent.keyboard('{Escape}');
  await expect(formDriver(canvas, name).value('Description')).toBe(mailer.Description);
};

const states = formStates({
  address: MAILER_ADD_PATH,
  path: '/api/MailerAdd',
  answers: {
    saved: answered('OK'),
    refused: answered('Mailer Code already exists'),
    long: answered(longRefusal),
  },
  fillIn: async ({ canvas, userEvent }) => {
    await canvas.findByRole('form', { name });
    await formDriver(canvas, name, userEvent).fillIn(mailer);
  },
  send: async ({ canvas, userEvent }) => formDriver(canvas, name, userEvent).submit(),
  shows: {
    ready: async ({ canvas }) => {
      await canvas.findByRole('form', { name });
      await waitFor(() => expect(formDriver(canvas, name).field('Mailer Code')).toHaveFocus());
    },
    saved: async ({ canvas }) => {
      await waitFor(() => expect(formDriver(canvas, name).status()).toBe('Success FF2501 is added.'));
    },
    refused: says('Mailer Code already exists'),
    long: says(longRefusal),
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
  title: 'screens/campaigns/MailerAdd',
  component: PortalAt,
  args: { address: MAILER_ADD_PATH },
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
