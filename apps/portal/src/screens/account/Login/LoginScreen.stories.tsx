import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  title: 'screens/account/Login',
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  args: { onLogin: fn(async () => {}) },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const logIn: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('User name'), 'mara.stories');
  await userEvent.type(canvas.getByLabelText('Password'), 'Correct-Horse-7{Enter}');
};

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('User name')).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toBeVisible();
  },
};

export const Saving: Story = {
  args: { onLogin: fn(() => new Promise(() => {})) },
  play: async (context) => {
    await logIn(context);
    await context.canvas.findByRole('button', { name: 'Logging in…' });
  },
};

/** The same layout for every failure: wrong password, locked account, no server. */
export const Failed: Story = {
  args: { onLogin: fn(() => Promise.reject(new Error('refused'))) },
  play: async (context) => {
    await logIn(context);
    await context.canvas.findByText('invalid user name or password');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'w390' } } };
