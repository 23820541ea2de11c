import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { UserFields } from '../Form/userFieldsFixture.tsx';
import { dana, emptyUser, userSchema, type UserValues } from '../Form/userFormFixture.ts';
import type { SubmitResult } from '../../feedback/SubmitResult.ts';
import { hasUnsavedChanges } from '../unsavedChanges.ts';
import { modalPlays, neverAnswered, notSaved } from './formModalPlaysFixture.ts';
import { modalDriver } from '../../testing/modalDriver.ts';
import { Opener } from '../../modals/openerFixture.tsx';
import { FormModal, type FormModalProps } from './FormModal.tsx';

const title = 'Edit user dana.whitfield';

const meta = {
  component: FormModal<UserValues, UserValues>,
  args: {
    title,
    schema: userSchema,
    defaultValues: dana,
    onSubmit: fn(async (): Promise<SubmitResult<UserValues>> => ({ ok: true })),
    onClose: fn(),
    children: <UserFields />,
  },
  parameters: {
    docs: { story: { inline: false, height: '560' } },
    guide: {
      purpose:
        'Adding or editing one record over its list: a user, a source code, a campaign. `small` has one column, `medium` two, `large` three.',
      notFor:
        'A form that is the whole page, which is a `Form`; forms with several steps, which are a separate page. Never open a dialog over a dialog.',
      keyboard: [
        ['`Enter`', 'submits, except in a multi-line field'],
        ['`Esc`', 'closes; with unsaved changes it asks first, and while they are being sent it is ignored'],
        ['`Tab`', 'moves between fields and buttons within the dialog'],
      ],
      accessibility: [
        'Dialog and form have one name, the action and the object: Edit user jdoe.',
        'The first field has the focus; after a failed submit the first invalid one, with its message as its description.',
        'Several errors are listed above the fields, each as a button that focuses its field.',
      ],
    },
  },
  argTypes: { schema: { control: false }, children: { control: false } },
} satisfies Meta<FormModalProps<UserValues, UserValues>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    const modal = modalDriver(screen, title);
    await modal.waitUntilOpen();
    await expect(modal.form().field('First Name')).toHaveFocus();
  },
};

/** An unchanged form closes immediately, however it is closed. */
export const ClosedUnchanged: Story = {
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await modal.pressEscape();
    await modal.clickOverlay();
    await modal.press('Close');
    await modal.press('Cancel');
    await expect(args.onClose).toHaveBeenCalledTimes(4);
    await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'canceled' });
  },
};

/** With unsaved changes every way of closing asks first and keeps the values if the answer is no. */
export const ClosedChanged: Story = {
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    const question = modalDriver(screen, 'Discard changes', userEvent);
    await modal.waitUntilOpen();
    await userEvent.keyboard(' Lee');
    for (const close of [modal.pressEscape, modal.clickOverlay, () => modal.press('Cancel')]) {
      await close();
      await question.waitUntilOpen();
      await question.press('Keep editing');
      await waitFor(() => expect(question.isOpen()).toBe(false));
    }
    // Esc on the question answers the question, not the dialog below it.
    await modal.press('Close');
    await question.waitUntilOpen();
    await question.pressEscape();
    await waitFor(() => expect(question.isOpen()).toBe(false));
    await expect(modal.form().value('First Name')).toBe('Dana Lee');
    await expect(args.onClose).not.toHaveBeenCalled();
    await modal.press('Close');
    await question.waitUntilOpen();
    await question.press('Discard');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Reverted changes do not count as changes. */
export const ClosedAfterRevert: Story = {
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await userEvent.keyboard('x');
    await expect(hasUnsavedChanges()).toBe(true);
    await userEvent.keyboard('{Backspace}');
    await expect(hasUnsavedChanges()).toBe(false);
    await modal.pressEscape();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Opened with earlier changes: they count as unsaved and can be reverted. */
export const OpenedWithUnsavedValues: Story = {
  args: { unsavedValues: { firstName: 'Dana Lee', isLockedOut: true } },
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    const question = modalDriver(screen, 'Discard changes', userEvent);
    await modal.waitUntilOpen();
    await waitFor(() => expect(modal.form().value('First Name')).toBe('Dana Lee'));
    await expect(modal.form().value('Locked out')).toBe(true);
    await modal.pressEscape();
    await question.waitUntilOpen();
    await question.press('Keep editing');
    await waitFor(() => expect(question.isOpen()).toBe(false));
    await modal.form().fillIn({ 'First Name': dana.firstName, 'Locked out': false });
    await modal.pressEscape();
    await expect(args.onClose).toHaveBeenCalledWith({ reason: 'canceled' });
  },
};

/** A successful save closes the dialog without unsaved changes. */
export const Saved: Story = {
  args: { onClose: fn(() => expect(hasUnsavedChanges()).toBe(false)) },
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await userEvent.keyboard(' Lee{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith({ reason: 'saved' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...dana, firstName: 'Dana Lee' });
  },
};

/** A failed save keeps the dialog open with the typed values; buttons and status stay visible. */
export const Refused: Story = {
  args: {
    onSubmit: fn(async (): Promise<SubmitResult<UserValues>> => ({
      ok: false,
      message: 'Your login has expired.  Please log in to continue.',
      fields: { email: 'Email is in use' },
    })),
  },
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await userEvent.keyboard(' Lee{Enter}');
    await waitFor(() => expect(modal.form().errors()).toEqual({ Email: 'Email is in use' }));
    await expect(modal.form().status()).toBe('Your login has expired. Please log in to continue.');
    await expect(modal.form().value('First Name')).toBe('Dana Lee');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** What is being sent cannot be discarded: the dialog stays until the response, also for the input of a refused save. */
export const CanceledWhileSaving: Story = {
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    const responses: ((result: SubmitResult<UserValues>) => void)[] = [];
    mocked(args.onSubmit).mockImplementation(() => new Promise((resolve) => responses.push(resolve)));
    await modal.waitUntilOpen();
    await userEvent.keyboard(' Lee{Enter}{Escape}');
    await modal.clickOverlay();
    await modal.press('Close');
    await modal.press('Cancel');
    await expect(modalDriver(screen, 'Discard changes').isOpen()).toBe(false);
    await expect(args.onClose).not.toHaveBeenCalled();
    responses[0]?.({ ok: false, message: 'The server could not be reached.' });
    await waitFor(() => expect(modal.form().isBusy()).toBe(false));
    await expect(modal.form().value('First Name')).toBe('Dana Lee');
    await modal.press('Cancel');
    await modalDriver(screen, 'Discard changes').waitUntilOpen();
  },
};

/** The response to a save does not close a dialog that was opened after its own was left, such as by Back. */
export const LeftWhileSaving: Story = {
  render: (args) => (
    <Opener>
      {(close) => (
        <FormModal {...args}>
          <UserFields />
          <Button onClick={close}>Leave</Button>
        </FormModal>
      )}
    </Opener>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    const responses: ((result: SubmitResult<UserValues>) => void)[] = [];
    mocked(args.onSubmit).mockImplementation(() => new Promise((resolve) => responses.push(resolve)));
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await modal.waitUntilOpen();
    await userEvent.keyboard(' Lee{Enter}');
    await modal.press('Leave');
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await modal.waitUntilOpen();
    responses[0]?.({ ok: true });
    await modal.form().fillIn({ 'First Name': 'Danielle' });
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(modal.form().value('First Name')).toBe('Danielle');
  },
};

export const SeveralErrors: Story = {
  args: { defaultValues: emptyUser },
  play: async ({ userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await modal.form().submit();
    await waitFor(() => expect(modal.form().summaryFieldLabels()).toHaveLength(4));
  },
};

/** One column where two do not fit. */
export const Small: Story = { args: { size: 'small' } };

/** The reason is shown next to the button and in its tooltip. */
export const SubmitDisabled: Story = {
  args: { submitDisabledReason: () => 'Nothing has been changed yet.' },
};

/** The focus moves into the dialog and returns to the button that opened it. */
export const Focus: Story = {
  render: (args) => <Opener>{(close) => <FormModal {...args} onClose={close} />}</Opener>,
  play: async ({ canvas, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await modal.waitUntilOpen();
    await expect(modal.form().field('First Name')).toHaveFocus();
    await modal.pressEscape();
    await waitFor(() => expect(modal.isOpen()).toBe(false));
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'w390' } } };

const plays = modalPlays(title, (modal) => modal.form().fillIn({ 'First Name': 'Dana Lee' }));

export const Saving: Story = {
  args: { onSubmit: fn<() => Promise<SubmitResult<UserValues>>>(neverAnswered) },
  play: plays.saving,
};

export const NotSaved: Story = {
  args: { onSubmit: fn<() => Promise<SubmitResult<UserValues>>>(notSaved) },
  play: plays.notSaved,
};
