import { newUserDefaults } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Page } from '../../../layout/Page/Page.tsx';
import { formDriver } from '../../../testing/formDriver.ts';
import {
  NewUserAccessFields,
  type NewUserAccessFieldsProps,
} from '../NewUserAccessFields/NewUserAccessFields.tsx';
import { AddUserForm, type AddUserFormProps } from './AddUserForm.tsx';

const label = 'Add Customer Care User';

const meta = {
  component: AddUserForm,
  parameters: {
    guide: {
      purpose:
        'Adding a user on a separate page, as customer care does. The rules for user name, password and email address are checked while the form is filled in.',
      notFor: 'The user list, whose button opens the same fields in an `AddUserModal`.',
      accessibility: [
        'Submit names the first missing field; the password field has `autocomplete="new-password"`.',
      ],
    },
    layout: 'fullscreen',
  },
  args: {
    label,
    companies: {
      status: 'ready',
      data: [{ companyAbbrev: newUserDefaults.companyAbbrev, companyName: 'Craft Retail' }],
      refreshing: false,
    },
    onAdd: fn<AddUserFormProps['onAdd']>(async () => ({ ok: true, data: undefined })),
    onAdded: fn(),
    onCancel: fn(),
  },
  decorators: [(Story) => <Page title={label}>{Story()}</Page>],
} satisfies Meta<typeof AddUserForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const ines = {
  'User Name': 'ines.halloran',
  Password: 'Blue-Kettle-41',
  Email: 'ines.halloran@jas.example',
  'First Name': 'Ines',
  'Last Name': 'Halloran',
};

/** The same form as in the dialog, with one company and no start page. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const form = formDriver(canvas, label);
    await expect(form.labels()).not.toContain('Start Page');
    await expect((form.field('Company') as HTMLSelectElement).options).toHaveLength(1);
    await expect(form.disabledReason()).toBe('User name must have more than 4 characters');
  },
};

export const Added: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const form = formDriver(canvas, label, userEvent);
    await form.fillIn(ines);
    await form.submit();
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledOnce());
    await expect(args.onAdd).toHaveBeenCalledWith(
      expect.objectContaining({ companyAbbrev: 'JAS', company: 'Craft Retail', startPage: '' }),
      { roles: [], companies: [], alterCompanies: [] },
    );
  },
};

/** The name of the company is part of the new user. */
export const CompaniesLoading: Story = {
  args: { companies: { status: 'loading' } },
  play: async ({ args, canvas, userEvent }) => {
    const form = formDriver(canvas, label, userEvent);
    await form.fillIn(ines);
    await expect(form.disabledReason()).toBe('The companies have not been loaded yet');
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

const access: NewUserAccessFieldsProps = {
  roles: { status: 'ready', data: ['Coleman', 'JAS', 'MSC'], refreshing: false },
  companies: {
    status: 'ready',
    data: [
      { companyAbbrev: '', companyName: 'All companies' },
      { companyAbbrev: 'JAS', companyName: 'Craft Retail' },
      { companyAbbrev: 'PX', companyName: 'Pixel and Thread' },
    ],
    refreshing: false,
  },
  users: [{ username: 'selma.yeo', firstName: 'Selma', lastName: 'Yeo' }],
  getAccess: () => ({ roles: ['JAS', 'MSC'], companies: ['JAS', 'PX_'], alterCompanies: ['JAS', 'PX_'] }),
};

/** Roles and companies are selected, or taken from another user; the password is generated. */
export const WithAccess: Story = {
  args: { accessFields: <NewUserAccessFields {...access} /> },
  play: async ({ args, canvas, userEvent }) => {
    const form = formDriver(canvas, label, userEvent);
    const { Password: _typed, ...others } = ines;
    await form.fillIn(others);
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate password' }));
    const password = String(form.value('Password'));
    await expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    await canvas.findByText(password);
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeEnabled();
    await userEvent.type(canvas.getByLabelText('Like user'), 'selma.yeo');
    // A company that is not selected cannot be altered.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'PX – Pixel and Thread' }));
    await form.submit();
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ password }), {
        roles: ['JAS', 'MSC'],
        companies: ['JAS'],
        alterCompanies: ['JAS'],
      }),
    );
  },
};

export const Refused: Story = {
  args: {
    onAdd: fn<AddUserFormProps['onAdd']>(async () => ({
      ok: false,
      fields: { username: ['User name is in use'] },
    })),
  },
  play: async ({ args, canvas, userEvent }) => {
    const form = formDriver(canvas, label, userEvent);
    await form.fillIn(ines);
    await form.submit();
    await waitFor(() => expect(form.errors()).toEqual({ 'User Name': 'User name is in use' }));
    await expect(args.onAdded).not.toHaveBeenCalled();
  },
};

export const Canceled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await formDriver(canvas, label, userEvent).cancel();
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'w390' } } };
