import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SingleSignOnForm } from '../SingleSignOnForm/SingleSignOnForm.tsx';
import { LoginAgainForm } from './LoginAgainForm.tsx';

const meta = {
  component: LoginAgainForm,
  args: { userName: 'dana.whitfield', reason: 'expired', onLogin: fn(async () => {}) },
  parameters: {
    guide: {
      purpose:
        'A dialog over the page, shown when a save fails because the session has expired. After the login, the form behind it still has all its values.',
      notFor:
        'The first login, which is a `LoginForm` on its own page; the warning before the session expires, which is a `SessionExpiryNotice`.',
      accessibility: [
        'The text before the fields says why the login is needed and what happens to the page. The password has the focus, since the name is known.',
      ],
    },
  },
  decorators: [(Story) => <div style={{ width: 448, padding: 16 }}>{Story()}</div>],
} satisfies Meta<typeof LoginAgainForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const text = 'Your login has expired.  Please log in to continue.';
    await expect(canvas.getByText(text, { normalizer: (given) => given })).toBeVisible();
    await userEvent.keyboard('secret words{Enter}');
    await expect(args.onLogin).toHaveBeenCalledWith({ userName: 'dana.whitfield', password: 'secret words' });
  },
};

export const EndingSoon: Story = { args: { reason: 'expiring' } };

/** Ended before its time, for example because the account was locked. */
export const Ended: Story = {
  args: { reason: 'ended' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/your account was locked.*ask an administrator/)).toBeVisible();
  },
};

/** The server has named the reason. */
export const Locked: Story = {
  args: { reason: 'locked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/because your account was locked\. Ask an administrator/)).toBeVisible();
  },
};

export const NotSaved: Story = {
  args: { onLogin: fn(() => Promise.reject(new Error('any reason'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('wrong{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('invalid user name or password');
  },
};

/** The page stays open: the sign-in has a tab of its own. */
export const SingleSignOn: Story = {
  args: {
    renderForm: (form) => (
      <SingleSignOnForm
        {...form}
        singleSignOn={{ name: 'Craft Retail', href: '/auth/sign-in', target: '_blank', password: 'none' }}
      />
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Sign in with Craft Retail (new tab)' });
    await expect(link).toHaveFocus();
    await expect(canvas.queryByLabelText('Password')).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  decorators: [(Story) => <div style={{ width: 326, padding: 16 }}>{Story()}</div>],
};
