import type { Meta, StoryObj } from '@storybook/react-vite';
import { toUserEditValues, type User } from '@portal/domain';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import { modalPlays, neverAnswered, notSaved } from '../../../forms/FormModal/formModalPlaysFixture.ts';
import { modalDriver } from '../../../testing/modalDriver.ts';
import { companies, startPages, userOf } from '../userFixture.ts';
import { EditUserModal, type EditUserModalProps } from './EditUserModal.tsx';

const title = 'Edit user ines.halloran';
const user = userOf({ theme: 'dark', timeZone: 'America/New_York' });
const saved = { ok: true as const, data: undefined };

const meta = {
  component: EditUserModal,
  args: {
    user,
    isOwnAccount: false,
    companies,
    startPages,
    onSave: fn<EditUserModalProps['onSave']>(async () => saved),
    onClose: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '640' } },
    guide: {
      purpose:
        'All data of one user, including a new password and the lock. If another administrator has saved the same user, both versions are shown side by side and nothing is overwritten silently.',
      notFor:
        'Roles, companies and pages of a user, which have screens of their own; one’s own profile, which is a `ProfileForm`.',
      accessibility: [
        'When versions differ, the focus moves to the heading and not to a button, so that pressing Enter decides nothing.',
        'The comparison is a table with row and column headers; changed values are bold and identified by their column.',
        'One’s own lock is read-only, with the reason as its help.',
      ],
    },
  },
} satisfies Meta<typeof EditUserModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    const modal = modalDriver(screen, title);
    await modal.waitUntilOpen();
    const form = modal.form();
    await expect(form.labels()).toEqual([
      'User Name',
      'Email',
      'First Name',
      'Last Name',
      'Company',
      'Department',
      'Start Page',
      'New Password',
      'Locked Out',
      'Comment',
    ]);
    await expect(form.field('User Name')).toHaveAttribute('readonly');
    await expect(form.field('Email')).toHaveFocus();
    await expect(form.value('Start Page')).toBe('Mailers');
    await expect(form.value('New Password')).toBe('');
    await expect(form.disabledReason()).toBeNull();
  },
};

/** Submit is disabled while a rule is broken; email and password are optional. */
export const SubmitDisabledWhenInvalid: Story = {
  play: async ({ userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    const form = modal.form();
    const rules: [label: string, typed: string, reason: string | null][] = [
      ['First Name', 'I', 'First name must have more than 1 character'],
      ['First Name', 'Io', null],
      ['Last Name', '', 'Last name must have more than 1 character'],
      ['Last Name', 'Hu', null],
      ['Email', 'abc', 'Enter a valid email address'],
      ['Email', '', null],
      ['New Password', '1234', 'Password must have more than 4 characters'],
      ['New Password', '', null],
    ];
    for (const [label, typed, reason] of rules) {
      await form.fillIn({ [label]: typed });
      await expect(form.disabledReason()).toBe(reason);
    }
  },
};

/** A user without a company must get one. */
export const WithoutCompany: Story = {
  args: { user: userOf({ company: '', companyAbbrev: '', startPage: '/Gone' }) },
  play: async ({ userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await expect(modal.form().disabledReason()).toBe('Company is required');
    await expect(modal.form().value('Start Page')).toBe('/Gone');
    await modal.form().fillIn({ Comment: 'Moved', Company: 'COL – Coleman Data Services' });
    await waitFor(() => expect(modal.form().disabledReason()).toBeNull());
  },
};

/** Fields that are not shown are sent back unchanged. */
export const Saved: Story = {
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await modal
      .form()
      .fillIn({ 'Last Name': 'Reyes', Company: 'COL – Coleman Data Services', 'Locked Out': true });
    await modal.form().submit();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith({ reason: 'saved' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      user,
      values: {
        ...toUserEditValues(user),
        lastName: 'Reyes',
        company: 'Coleman Data Services',
        companyAbbrev: 'COL',
        isLockedOut: true,
      },
    });
  },
};

export const Refused: Story = {
  args: {
    onSave: fn<EditUserModalProps['onSave']>(async () => ({
      ok: false,
      fields: {
        isLockedOut: ['At least one active administrator is required'],
        startPage: 'Start page not found',
      },
    })),
  },
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await modal.form().fillIn({ 'Locked Out': true });
    await modal.form().submit();
    await waitFor(() =>
      expect(modal.form().errors()).toEqual({
        'Locked Out': 'At least one active administrator is required',
        'Start Page': 'Start page not found',
      }),
    );
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const OwnAccount: Story = {
  args: { isOwnAccount: true },
  play: async () => {
    const modal = modalDriver(screen, title);
    await modal.waitUntilOpen();
    await expect(modal.form().field('Locked Out')).toBeDisabled();
    await expect(modal.element()).toHaveTextContent('Your own account cannot be locked');
  },
};

const theirs: User = {
  ...user,
  lastName: 'Reyes',
  comment: 'Changed her name in March. '.repeat(8),
  rowVersion: 4,
};

/** Another user saved first, once. */
const changedMeanwhile: EditUserModalProps['onSave'] = async ({ user: { rowVersion } }) =>
  rowVersion === theirs.rowVersion
    ? saved
    : { ok: false, message: 'Someone else changed this user.', theirs };

const editBoth: NonNullable<Story['play']> = async ({ userEvent }) => {
  const modal = modalDriver(screen, title, userEvent);
  await modal.waitUntilOpen();
  await modal.form().fillIn({ 'Last Name': 'Ortiz', Department: 'Returns' });
  await modal.form().submit();
  await screen.findByRole('heading', { name: 'Someone else changed this user since you opened it' });
};

/** Both versions are shown field by field; Enter on the focused heading changes nothing. */
export const Conflict: Story = {
  args: { onSave: fn<EditUserModalProps['onSave']>(changedMeanwhile) },
  play: async (context) => {
    await editBoth(context);
    const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    await expect(rows).toEqual([
      ['Field', 'Current', 'Yours'],
      ['Last Name', 'Reyes', 'Ortiz'],
      ['Department', 'Customer Care', 'Returns'],
      ['Comment', theirs.comment, '–'],
    ]);
    const heading = screen.getByRole('heading', { name: /^Someone else/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await context.userEvent.keyboard('{Enter}');
    await expect(context.args.onSave).toHaveBeenCalledOnce();
    await expect(context.args.onClose).not.toHaveBeenCalled();
  },
};

/** Overwrites their version, starting from the current one. */
export const ConflictOverwritten: Story = {
  args: { onSave: fn<EditUserModalProps['onSave']>(changedMeanwhile) },
  play: async (context) => {
    await editBoth(context);
    const modal = modalDriver(screen, title, context.userEvent);
    const getBackground = (name: string) => getComputedStyle(modal.button(name)).backgroundColor;
    await expect(getBackground('Overwrite with mine')).toBe(getBackground('Cancel'));
    await modal.press('Overwrite with mine');
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledWith({ reason: 'saved' }));
    await expect(context.args.onSave).toHaveBeenLastCalledWith({
      user: theirs,
      values: expect.objectContaining({ lastName: 'Ortiz', department: 'Returns', comment: '' }),
    });
  },
};

/** Loads their version and keeps my other changes unsaved; my replaced values remain readable. */
export const ConflictReloaded: Story = {
  args: { onSave: fn<EditUserModalProps['onSave']>(changedMeanwhile) },
  play: async (context) => {
    await editBoth(context);
    const { args, userEvent } = context;
    const modal = modalDriver(screen, title, userEvent);
    await modal.press('Continue from their version');
    await waitFor(() => expect(modal.form().value('Department')).toBe('Returns'));
    await expect(modal.form().value('Last Name')).toBe('Reyes');
    await expect(modal.form().value('Comment')).toBe(theirs.comment);
    await expect(modal.element()).toHaveTextContent('Your value: Ortiz');
    await modal.pressEscape();
    const question = modalDriver(screen, 'Discard changes', userEvent);
    await question.waitUntilOpen();
    await question.press('Keep editing');
    await waitFor(() => expect(question.isOpen()).toBe(false));
    await modal.press('Save');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith({ reason: 'saved' }));
    await expect(mocked(args.onSave).mock.lastCall?.[0]).toEqual({
      user: theirs,
      values: { ...toUserEditValues(theirs), department: 'Returns' },
    });
  },
};

const plays = modalPlays(title, (modal) => modal.form().fillIn({ Department: 'Returns' }));

export const Saving: Story = {
  args: { onSave: fn<EditUserModalProps['onSave']>(neverAnswered) },
  play: plays.saving,
};

export const NotSaved: Story = {
  args: { onSave: fn<EditUserModalProps['onSave']>(notSaved) },
  play: plays.notSaved,
};
