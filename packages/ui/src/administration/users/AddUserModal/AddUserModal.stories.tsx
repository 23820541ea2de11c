import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { modalPlays, neverAnswered, notSaved } from '../../../forms/FormModal/formModalPlaysFixture.ts';
import { modalDriver } from '../../../testing/modalDriver.ts';
import { companies, startPages } from '../userFixture.ts';
import { AddUserModal, type AddUserModalProps } from './AddUserModal.tsx';

const title = 'Add user';

const meta = {
  component: AddUserModal,
  args: {
    companies,
    startPages,
    onAdd: fn<AddUserModalProps['onAdd']>(async () => ({ ok: true, data: undefined })),
    onClose: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '560' } },
    guide: {
      purpose:
        'The same fields in a dialog over the user list, with a start page: the list stays visible when several users are added in a row.',
      notFor: 'Changing a user, which is `EditUserModal`.',
      accessibility: [
        'Companies and start pages that could not be loaded say so below their select, with Retry; the rest can be filled in meanwhile.',
      ],
    },
  },
} satisfies Meta<typeof AddUserModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const ines = {
  'User Name': 'ines.halloran',
  Password: 'Blue-Kettle-41',
  Email: 'ines.halloran@jas.example',
  'First Name': 'Ines',
  'Last Name': 'Halloran',
};

export const Ready: Story = {
  play: async () => {
    const modal = modalDriver(screen, title);
    await modal.waitUntilOpen();
    const form = modal.form();
    await expect(form.labels()).toEqual([
      'User Name',
      'Password',
      'Email',
      'First Name',
      'Last Name',
      'Company',
      'Department',
      'Start Page',
    ]);
    await expect(form.field('User Name')).toHaveFocus();
    await expect(form.value('Company')).toBe('JAS – Craft Retail');
    await expect(form.value('Department')).toBe('Customer Care');
    await expect(form.value('Start Page')).toBe('None');
    await expect(form.disabledReason()).toBe('User name must have more than 4 characters');
  },
};

/** Submit is disabled while a rule is broken; clicking it then does nothing. */
export const SubmitEnabledWhenValid: Story = {
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    const form = modal.form();
    await form.fillIn(ines);
    await expect(form.disabledReason()).toBeNull();
    const rules: [label: string, closed: string[], reason: string, open: string][] = [
      ['User Name', ['', 'ines'], 'User name must have more than 4 characters', 'inesh'],
      ['Password', ['', '1234'], 'Password must have more than 4 characters', '12345'],
      ['First Name', ['', 'I'], 'First name must have more than 1 character', 'Io'],
      ['Last Name', ['', 'H'], 'Last name must have more than 1 character', 'Hu'],
      ['Email', ['', 'a@b', 'a b@c.d'], 'Enter a valid email address', 'a@b.co'],
    ];
    for (const [label, closed, reason, open] of rules) {
      for (const text of closed) {
        await form.fillIn({ [label]: text });
        await expect(form.disabledReason()).toBe(reason);
        await form.submit();
      }
      await form.fillIn({ [label]: open });
      await expect(form.disabledReason()).toBeNull();
    }
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const Added: Story = {
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await modal.form().fillIn({ ...ines, Company: 'PX_ – Pixel and Thread', 'Start Page': 'Mailers' });
    await modal.form().submit();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith({ reason: 'saved' }));
    await expect(args.onAdd).toHaveBeenCalledWith(
      {
        username: 'ines.halloran',
        password: 'Blue-Kettle-41',
        email: 'ines.halloran@jas.example',
        firstName: 'Ines',
        lastName: 'Halloran',
        company: 'Pixel and Thread',
        companyAbbrev: 'PX_',
        department: 'Customer Care',
        startPage: '/Campaigns/MailerList',
      },
      { roles: [], companies: [], alterCompanies: [] },
    );
  },
};

const refused: AddUserModalProps['onAdd'] = async () => ({
  ok: false,
  fields: {
    username: 'User name is in use',
    password: ['This password is too common'],
    companyAbbrev: 'Company not found',
  },
});

/** Server errors appear at the fields, and the typed values are kept. */
export const Refused: Story = {
  args: { onAdd: fn<AddUserModalProps['onAdd']>(refused) },
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await modal.form().fillIn(ines);
    await modal.form().submit();
    await waitFor(() =>
      expect(modal.form().errors()).toEqual({
        'User Name': 'User name is in use',
        Password: 'This password is too common',
        Company: 'Company not found',
      }),
    );
    await expect(modal.form().summaryFieldLabels()).toEqual(['User Name', 'Password', 'Company']);
    for (const [label, typed] of Object.entries(ines)) await expect(modal.form().value(label)).toBe(typed);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const plays = modalPlays(title, (modal) => modal.form().fillIn(ines));

export const Saving: Story = {
  args: { onAdd: fn<AddUserModalProps['onAdd']>(neverAnswered) },
  play: plays.saving,
};

export const NotSaved: Story = {
  args: { onAdd: fn<AddUserModalProps['onAdd']>(notSaved) },
  play: plays.notSaved,
};

/** If the options cannot be loaded, the form offers Retry and keeps the typed values. */
export const Failed: Story = {
  args: {
    companies: { status: 'failed', message: 'Something went wrong. Try again.', retry: fn() },
    startPages: { status: 'loading' },
  },
  play: async ({ userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await expect(modal.form().value('Company')).toBe('JAS');
    await expect(modal.element()).toHaveTextContent(
      "Couldn't load the companies: Something went wrong. Try again.",
    );
    await modal.press('Retry');
  },
};

/** The longest names, right-to-left text and text that looks like markup. */
export const LongValues: Story = {
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await modal
      .form()
      .fillIn({ ...ines, 'First Name': '<img src=x onerror=alert(1)>', 'Last Name': 'أحمد الكبير 🧵' });
    await userEvent.click(modal.form().field('User Name'));
    await userEvent.paste('x'.repeat(400));
    await expect(String(modal.form().value('User Name'))).toHaveLength(256);
    await modal.form().submit();
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
  },
};

/** The form shows its default options while the others are loading. */
export const Loading: Story = {
  args: { companies: { status: 'loading' }, startPages: { status: 'loading' } },
  play: async ({ userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await expect(modal.form().value('Company')).toBe('JAS');
  },
};

/** No other company and no start page is available. */
export const Empty: Story = {
  args: { companies: { status: 'empty' }, startPages: { status: 'empty' } },
  play: async ({ userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await expect(modal.form().value('Company')).toBe('JAS');
    await expect(modal.form().value('Start Page')).toBe('None');
  },
};
