import { formDriver } from '@portal/ui/testing';
import { expect, waitFor } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { formScreenStates } from '../../../testing/formScreenStates.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import type { Play, ScreenMeta, Story } from '../../../testing/screenStates.ts';
import { MAILER_ADD_PATH } from '../paths.ts';

const name = 'Add Mailer';
const answered = (description: string) =>
  providerResponses.post('/api/MailerAdd', ({ response }) => response(200).json({ description }));
const longRefusal = 'This mailer cannot be added before its campaign has been analysed. '.repeat(12).trim();

const says =
  (text: string): Play =>
  async ({ canvas }) => {
    await waitFor(() => expect(formDriver(canvas, name).status()).toBe(text));
  };

const states = formScreenStates({
  address: MAILER_ADD_PATH,
  path: '/api/MailerAdd',
  name,
  ready: async ({ canvas }) => {
    await waitFor(() => expect(formDriver(canvas, name).field('Mailer Code')).toHaveFocus());
  },
  typed: {
    'Mailer Code': 'FF2501',
    'Sale Begin Date': '20260918',
    'Sale End Date': '20260928',
    Description: 'Fall fabric sale, respondents',
  },
  responses: {
    saved: answered('OK'),
    refused: answered('Mailer Code already exists'),
    long: answered(longRefusal),
  },
  shows: {
    saved: says('Success Mailer FF2501 added.'),
    refused: says('Mailer Code already exists'),
    long: says(longRefusal),
  },
});

export default { title: 'screens/campaigns/MailerAdd', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Saved: Story = states.saved;
export const Saving: Story = states.saving;
export const Refused: Story = states.refused;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
