import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CenteredPage } from '../../layout/CenteredPage/CenteredPage.tsx';
import { SingleSignOnForm } from './SingleSignOnForm.tsx';

const singleSignOn = { name: 'Craft Retail', href: '/auth/sign-in', password: 'shown' } as const;

const meta = {
  component: SingleSignOnForm,
  parameters: {
    guide: {
      purpose:
        "The login page of an installation with the company's identity provider, in a `CenteredPage`. The link leads to a page of the server that starts the sign-in.",
      notFor: 'An installation where users have passwords only, which has a `LoginForm`.',
      accessibility: [
        'The link has the focus. When the password is requested, the user name has it.',
        'A link that opens a new tab says so in its label.',
      ],
    },
    layout: 'fullscreen',
  },
  args: { singleSignOn, onLogin: fn(async () => {}) },
  decorators: [(Story) => <CenteredPage title="Customer Service Portal">{Story()}</CenteredPage>],
} satisfies Meta<typeof SingleSignOnForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Sign in with Craft Retail' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/auth/sign-in');
    await expect(canvas.getByLabelText('Password')).toBeVisible();
  },
};

/** A password is for emergencies only. */
export const PasswordOnRequest: Story = {
  args: { singleSignOn: { ...singleSignOn, password: 'onRequest' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in with Craft Retail' })).toHaveFocus();
    await expect(canvas.queryByLabelText('Password')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a password' }));
    await expect(canvas.getByLabelText('User name')).toHaveFocus();
  },
};

/** No password is accepted. */
export const NoPassword: Story = {
  args: {
    singleSignOn: {
      ...singleSignOn,
      name: 'the account of Craft Retail and Marketing Services',
      password: 'none',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Over a page whose state is kept. */
export const NewTab: Story = {
  args: {
    singleSignOn: { ...singleSignOn, target: '_blank', password: 'onRequest' },
    notice: 'Sign in again to continue.',
    defaultUserName: 'dana.whitfield',
  },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Sign in with Craft Retail (new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await userEvent.click(canvas.getByRole('button', { name: 'Use a password' }));
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'w390' } } };
