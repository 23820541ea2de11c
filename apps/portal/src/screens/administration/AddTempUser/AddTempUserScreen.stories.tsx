import { formDriver, modalDriver } from '@portal/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { providerAnswers } from '../../../testing/api.ts';
import { faultTexts } from '../../../testing/faults.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { formStates } from '../../../testing/screenStates.ts';
import { storyUser, userChoices } from '../userFixture.ts';

type Story = StoryObj<typeof PortalAt>;
type Play = NonNullable<Story['play']>;

const address = '/Admin/AddTempUser';
const name = 'Add Customer Care User';

const typed = {
  'User Name': 'ines.halloran',
  Password: 'Blue-Kettle-41',
  Email: 'ines.halloran@jas.example',
  'First Name': 'Ines',
  'Last Name': 'Halloran',
};

const refused = (fields: Record<string, string[]>) =>
  providerAnswers.post('/api/user', ({ response }) => response(400).json(fields));

const keepsTyped: Play = async ({ canvas }) => {
  const form = formDriver(canvas, name);
  for (const [label, value] of Object.entries(typed)) await expect(form.value(label)).toBe(value);
};

const says =
  (text: string): Play =>
  async (context) => {
    await waitFor(() => expect(formDriver(context.canvas, name).status()).toBe(text));
    await keepsTyped(context);
  };

const asksForLogin: Play = async (context) => {
  await modalDriver(screen, 'Log in').opened();
  await context.userEvent.keyboard('{Escape}');
  await keepsTyped(context);
};

const states = formStates({
  address,
  path: '/api/user',
  answers: {
    saved: providerAnswers.post('/api/user', ({ response }) => response(201).json(storyUser)),
    refused: refused({ username: ['User name is in use'] }),
    long: refused({ password: ['Password must not be found in any list of passwords. '.repeat(12).trim()] }),
  },
  others: userChoices,
  fillIn: async ({ canvas, userEvent }) => {
    await canvas.findByRole('form', { name });
    await waitFor(() => expect(formDriver(canvas, name).value('Company')).toBe('JAS – Craft Retail'));
    await formDriver(canvas, name, userEvent).fillIn(typed);
  },
  send: async ({ canvas, userEvent }) => formDriver(canvas, name, userEvent).submit(),
  shows: {
    ready: async ({ canvas }) => {
      await canvas.findByRole('form', { name });
      await waitFor(() => expect(formDriver(canvas, name).field('User Name')).toHaveFocus());
    },
    saved: async () => {
      await screen.findByText('ines.halloran has been added.');
      await waitFor(() => expect(screen.queryByRole('form', { name })).toBeNull());
    },
    refused: async (context) => {
      const form = formDriver(context.canvas, name);
      await waitFor(() => expect(form.errors()).toEqual({ 'User Name': 'User name is in use' }));
      await keepsTyped(context);
    },
    long: async ({ canvas }) => {
      await waitFor(() => expect(formDriver(canvas, name).error('Password')).toContain('any list'));
    },
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
  title: 'screens/administration/AddTempUser',
  component: PortalAt,
  args: { address },
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
