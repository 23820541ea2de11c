import { formDriver } from '@portal/ui/testing';
import { expect, waitFor } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { formScreenStates } from '../../../testing/formScreenStates.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import type { ScreenMeta, Story } from '../../../testing/screenStates.ts';
import { PASSWORD_PATH } from '../paths.ts';

const name = 'Password';
const answered = (...mistakes: { fieldName: string; errorDescription: string }[]) =>
  providerResponses.post('/api/user/changePassword', ({ response }) => response(200).json(mistakes));

const states = formScreenStates({
  address: PASSWORD_PATH,
  path: '/api/user/changePassword',
  name,
  ready: async ({ canvas }) => {
    await waitFor(() => expect(formDriver(canvas, name).field('Current Password')).toHaveFocus());
  },
  typed: {
    'Current Password': 'Blue-Kettle-41',
    'New Password': 'Green-Lamp-88',
    'Confirm Password': 'Green-Lamp-88',
  },
  responses: {
    saved: answered(),
    refused: answered({ fieldName: 'oldPassword', errorDescription: 'The current password is incorrect' }),
    long: answered(
      { fieldName: '', errorDescription: 'Passwords can be changed once a day' },
      { fieldName: '', errorDescription: 'The directory is being moved. '.repeat(20).trim() },
    ),
  },
  shows: {
    saved: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: 'Account' })),
    refused: async ({ canvas }) => void (await canvas.findByText('The current password is incorrect')),
    long: async ({ canvas }) => void (await canvas.findByText('Passwords can be changed once a day')),
  },
});

export default { title: 'screens/account/Password', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Saved: Story = states.saved;
export const Saving: Story = states.saving;
export const Refused: Story = states.refused;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
