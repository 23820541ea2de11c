import { formDriver } from '@portal/ui/testing';
import { expect, screen, waitFor } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { formScreenStates } from '../../../testing/formScreenStates.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import type { ScreenMeta, Story } from '../../../testing/screenStates.ts';
import { storyUser, userChoices } from '../shared/userResponsesFixture.ts';

const address = '/Admin/AddTempUser';
const name = 'Add Customer Care User';

const refused = (fields: Record<string, string[]>) =>
  providerResponses.post('/api/user', ({ response }) => response(400).json(fields));

const states = formScreenStates({
  address,
  path: '/api/user',
  name,
  ready: async ({ canvas }) => {
    const form = formDriver(canvas, name);
    await waitFor(() => expect(form.value('Company')).toBe('JAS – Craft Retail'));
    await waitFor(() => expect(form.field('User Name')).toHaveFocus());
  },
  typed: {
    'User Name': 'ines.halloran',
    Password: 'Blue-Kettle-41',
    Email: 'ines.halloran@jas.example',
    'First Name': 'Ines',
    'Last Name': 'Halloran',
  },
  responses: {
    saved: providerResponses.post('/api/user', ({ response }) => response(201).json(storyUser)),
    refused: refused({ username: ['User name is in use'] }),
    long: refused({ password: ['Password must not be found in any list of passwords. '.repeat(12).trim()] }),
  },
  others: userChoices,
  shows: {
    saved: async () => {
      await screen.findByText(
        'ines.halloran has been added. Missing: a role. Without one, no page can be opened.',
      );
      await waitFor(() => expect(screen.queryByRole('form', { name })).toBeNull());
    },
    refused: async ({ canvas }) => {
      await waitFor(() =>
        expect(formDriver(canvas, name).errors()).toEqual({ 'User Name': 'User name is in use' }),
      );
    },
    long: async ({ canvas }) => {
      await waitFor(() => expect(formDriver(canvas, name).error('Password')).toContain('any list'));
    },
  },
});

export default { title: 'screens/administration/AddTempUser', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Saved: Story = states.saved;
export const Saving: Story = states.saving;
export const Refused: Story = states.refused;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
