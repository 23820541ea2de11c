import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { modalDriver } from '../../../testing/modalDriver.ts';
import { AuditDetails } from './AuditDetails.tsx';

const entry = {
  auditId: 5120,
  at: '2026-03-14T13:41:07',
  username: 'anna.admin',
  source: '10.0.4.17',
  operation: 'updateUser',
  object: 'user 118 (ines.halloran)',
  changed: ['email', 'department'],
  outcome: 'done',
  requestId: '3f0c5f3e-7b0e-4d58-9a52-3a1f6f5f2a11',
};

const meta = {
  component: AuditDetails,
  args: { entry, onClose: fn() },
  parameters: {
    docs: { story: { inline: false, height: '520' } },
    guide: {
      purpose:
        'All details of an audit entry: the exact time, the changed fields with their values before and after, address and request ID, such as for a support request.',
      notFor:
        'Comparing versions of a record; the list itself, which is a `DataTable` with the columns of this family.',
      accessibility: [
        'A dialog named by the number of the entry, with terms and values; missing values are described or shown as a dash.',
      ],
    },
  },
} satisfies Meta<typeof AuditDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Change: Story = {
  play: async () => {
    const dialog = await modalDriver(screen, 'Audit entry 5120').waitUntilOpen();
    await expect(dialog).toHaveTextContent('2026-03-14 09:41:07 EDT (UTC: 2026-03-14 13:41:07)');
    await expect(dialog).toHaveTextContent('Edit user (updateUser)');
    await expect(within(dialog).getByText('Department')).toBeInTheDocument();
  },
};

/** The values of an edit. Those of a secret are not recorded. */
export const Values: Story = {
  args: {
    entry: {
      ...entry,
      changed: ['email', 'department', 'password'],
      changes: [
        { field: 'email', before: 'a@example.com', after: 'b@example.com' },
        { field: 'department', before: null, after: 'Marketing' },
      ],
    },
  },
  play: async () => {
    const dialog = await modalDriver(screen, 'Audit entry 5120').waitUntilOpen();
    await expect(dialog).toHaveTextContent('Email: “a@example.com” → “b@example.com”');
    await expect(dialog).toHaveTextContent('Department: empty → “Marketing”');
    await expect(within(dialog).getByText('password')).toBeInTheDocument();
  },
};

export const FailedLogin: Story = {
  args: {
    entry: { ...entry, username: null, operation: 'login', object: '', changed: [], outcome: 'failed' },
  },
};

export const LongObject: Story = { args: { entry: { ...entry, object: 'x'.repeat(2000) } } };
