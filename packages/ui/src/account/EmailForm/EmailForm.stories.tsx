import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { formDriver } from '../../testing/formDriver.ts';
import { EmailForm } from './EmailForm.tsx';

const meta = {
  component: EmailForm,
  args: { email: 'dana.whitfield@example.com', onLog: fn() },
  parameters: {
    guide: {
      purpose:
        'Account › Email: the current address and a field for a new one. As in the profile, a change is logged for an administrator.',
      notFor:
        'Sending email or confirming addresses. The address of another user is a field of `EditUserModal`.',
      accessibility: [
        'The current address is a term with its value, not a disabled field; None is shown where there is none.',
      ],
    },
  },
} satisfies Meta<typeof EmailForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('dana.whitfield@example.com')).toBeVisible();
    await expect(canvas.getByRole('definition').querySelector('svg')).toBeVisible();
    await expect(formDriver(canvas, 'Email').value('New Email')).toBe('');
  },
};

export const OnlyLogged: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const form = formDriver(canvas, 'Email', userEvent);
    await form.fillIn({ 'New Email': ' dana.lee@example.com ' });
    await form.submit();
    await waitFor(() =>
      expect(form.status()).toBe('This change was only logged. Ask an administrator to apply it.'),
    );
    await expect(args.onLog).toHaveBeenLastCalledWith({ email: 'dana.lee@example.com' });
  },
};

export const NoAddress: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const form = formDriver(canvas, 'Email', userEvent);
    await form.fillIn({ 'New Email': 'dana.lee' });
    await form.submit();
    await waitFor(() => expect(form.error('New Email')).toBe('Enter a valid email address'));
    await expect(args.onLog).not.toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { email: '' } };

export const LongAddress: Story = {
  args: { email: `${'maximiliana.alexandra.'.repeat(2)}whitfield@${'department.'.repeat(12)}example.com` },
  globals: { viewport: { value: 'w390' } },
};
