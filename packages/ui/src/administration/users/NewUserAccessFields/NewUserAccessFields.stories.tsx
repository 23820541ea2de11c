import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { formOf, inForm, sent } from '../../../forms/fields/inFormFixture.tsx';
import { formDriver } from '../../../testing/formDriver.ts';
import { NewUserAccessFields } from './NewUserAccessFields.tsx';

const meta = {
  component: NewUserAccessFields,
  decorators: [inForm],
  parameters: {
    ...formOf({ roles: [] as string[], companies: [] as string[], alterCompanies: [] as string[] }),
    guide: {
      purpose: 'Roles and companies of a new user, selected or taken from another user.',
      notFor: 'Changing the access of an existing user, which `RolesModal` and `CompaniesModal` do.',
      accessibility: ['Two groups of checkboxes; `Like user` is a text box with suggestions.'],
    },
  },
  args: {
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
  },
} satisfies Meta<typeof NewUserAccessFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The access of another user is selected, in any case of the name, and can be changed. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Like user'), 'Selma.Yeo');
    await expect(canvas.getByRole('checkbox', { name: 'PX – Pixel and Thread' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'MSC' }));
    await formDriver(canvas, 'Story', userEvent).submit();
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        roles: ['JAS'],
        companies: ['JAS', 'PX_'],
        alterCompanies: ['JAS', 'PX_'],
      }),
    );
  },
};

export const UnknownUser: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Like user'), 'no.one');
    await userEvent.tab();
    await canvas.findByText('No such user.');
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  },
};

export const Loading: Story = {
  args: { roles: { status: 'loading' }, companies: { status: 'loading' } },
};

export const Empty: Story = {
  args: { roles: { status: 'empty' }, companies: { status: 'empty' } },
};

/** The user can be added without the options. */
export const Failed: Story = {
  args: { roles: { status: 'failed', message: 'Something went wrong. Try again.', retry: fn() } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Couldn't load the roles/);
    await expect(canvas.getByRole('checkbox', { name: 'JAS – Craft Retail' })).toBeEnabled();
  },
};
