import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { formDriver } from '../../testing/formDriver.ts';
import { modalDriver } from '../../testing/modalDriver.ts';
import { fieldsFor } from '../fieldsFor.ts';
import type { SubmitResult } from '../../feedback/SubmitResult.ts';
import { hasUnsavedChanges } from '../unsavedChanges.ts';
import { Form, type FormProps } from './Form.tsx';
import { FormActions } from './FormActions.tsx';
import { FormGrid } from './FormGrid.tsx';
import { FormRoot } from './FormRoot.tsx';
import { FormSummary } from './FormSummary.tsx';
import { useFormModel } from './useFormModel.ts';
import { UserFields } from './userFieldsFixture.tsx';
import { companies, dana, emptyUser, shifts, userSchema, type UserValues } from './userFormFixture.ts';

type Props = FormProps<UserValues, UserValues>;
type Result = SubmitResult<UserValues>;

const { TextField, SelectField, NumberField, CheckboxField, RadioField, DateField } = fieldsFor(userSchema);

const label = 'Edit user dana.whitfield';

const meta = {
  component: Form<UserValues, UserValues>,
  args: {
    label,
    schema: userSchema,
    defaultValues: dana,
    onSubmit: fn(async (): Promise<Result> => ({ ok: true, message: 'Saved' })),
    onCancel: fn(),
    children: <UserFields />,
  },
  parameters: {
    guide: {
      purpose:
        'A page with a form, such as Add Mailer. The schema types the field names and validates the values, and server errors appear at the same fields.',
      notFor:
        'Editing one record of a list, which is a `FormModal`; filters, which are a `FilterForm`; values that are saved at once, such as the checkboxes of a `ToggleList`.',
      keyboard: [
        ['`Enter`', 'submits, except in a multi-line field'],
        ['`Esc`', 'cancels, if the form has a Cancel button; asks first when there are unsaved changes'],
      ],
      accessibility: [
        'A named form. The first editable field has the focus.',
        'Errors appear on submit and when an edited field is left, never while typing; an invalid field has `aria-invalid` and its message as description.',
        'After a submit the first invalid field has the focus; several errors are listed above, and the remaining number is announced.',
        'A disabled Submit can be focused and says why it is disabled. Sending, saved and failed are announced.',
      ],
    },
  },
  argTypes: { schema: { control: false }, children: { control: false } },
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (result: Result) => fn(async (): Promise<Result> => result);

/** The first editable field has the focus; read-only fields are skipped. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const form = formDriver(canvas, label);
    await expect(form.field('First Name')).toHaveFocus();
    await expect(form.field('User Name')).toHaveAttribute('readonly');
    await expect(form.errors()).toEqual({});
    await expect(form.status()).toBeNull();
  },
};

/** Enter sends the values transformed by the schema, and the status says saved until the next edit. */
export const SavedByEnter: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const form = formDriver(canvas, label, userEvent);
    await form.fillIn({
      'First Name': 'Dana Lee',
      Desk: 7,
      Shift: 'Night',
      'Locked out': true,
      Company: 'Coleman',
    });
    await expect(hasUnsavedChanges()).toBe(true);
    await userEvent.type(form.field('Last Name'), '{Enter}');
    await waitFor(() => expect(form.status()).toBe('Saved'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...dana,
      firstName: 'Dana Lee',
      desk: 7,
      shift: 'night',
      isLockedOut: true,
      company: 'COL',
    });
    await expect(hasUnsavedChanges()).toBe(false);
    await userEvent.type(form.field('Last Name'), 's');
    await expect(form.status()).toBeNull();
  },
};

/** An informational status has no success icon. */
export const InfoStatus: Story = {
  args: {
    onSubmit: fn(async (): Promise<Result> => ({
      ok: true,
      message: 'This change was only logged.',
      messageKind: 'info',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, label, userEvent);
    await form.fillIn({ 'Last Name': 'Whitfield-Lee' });
    await form.submit();
    await waitFor(() => expect(form.status()).toBe('This change was only logged.'));
    await userEvent.type(form.field('Last Name'), 's');
    await expect(form.status()).toBeNull();
  },
};

/** Errors are not shown while typing but on blur, and are removed as soon as they are fixed. */
export const ErrorOnBlur: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, label, userEvent);
    const email = form.field('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'dana');
    await expect(form.errors()).toEqual({});
    await userEvent.tab();
    await waitFor(() => expect(form.errors()).toEqual({ Email: 'Enter a valid email address' }));
    await expect(email).toHaveAccessibleDescription(
      'Enter a valid email address Used for messages and resets',
    );
    await expect(form.summaryFieldLabels()).toEqual([]);
    await userEvent.type(email, '@example.com');
    await waitFor(() => expect(form.errors()).toEqual({}));
  },
};

/** A rejected submit shows every message at its field and lists links to them, with the focus on the first. */
export const SeveralErrors: Story = {
  args: { defaultValues: emptyUser },
  play: async ({ canvas, userEvent, args }) => {
    const form = formDriver(canvas, label, userEvent);
    await form.submit();
    await waitFor(() =>
      expect(form.summaryFieldLabels()).toEqual(['First Name', 'Last Name', 'Email', 'Company']),
    );
    await expect(form.errors()).toEqual({
      'First Name': 'First Name needs 2 characters or more',
      'Last Name': 'Last Name needs 2 characters or more',
      Email: 'Enter a valid email address',
      Company: 'Choose a company',
    });
    await expect(form.field('First Name')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Company' }));
    await expect(form.field('Company')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Fixed fields get a check mark, and the layout does not shift. */
export const SomeFixed: Story = {
  ...SeveralErrors,
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, label, userEvent);
    await form.submit();
    await waitFor(() => expect(form.summaryFieldLabels()).toHaveLength(4));
    const top = form.field('Email').getBoundingClientRect().top;
    await form.fillIn({ 'First Name': 'Dana', Company: 'Coleman' });
    await waitFor(() => expect(form.summaryFieldLabels()).toEqual(['Last Name', 'Email']));
    await expect(canvas.getByRole('heading', { name: 'Check 2 of 4 fields' })).toBeVisible();
    await expect(form.field('Email').getBoundingClientRect().top).toBe(top);
  },
};

/** A single error needs no list. */
export const OneError: Story = {
  args: { defaultValues: { ...dana, email: 'dana' } },
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, label, userEvent);
    await form.submit();
    await waitFor(() => expect(form.field('Email')).toHaveFocus());
    await expect(form.errors()).toEqual({ Email: 'Enter a valid email address' });
    await expect(form.summaryFieldLabels()).toEqual([]);
  },
};

/** Server errors appear at their fields, and an error of a hidden field has its name. Typed values are kept. */
export const Refused: Story = {
  args: {
    onSubmit: answering({
      ok: false,
      message: 'The user has not been saved.',
      fields: {
        email: ['Email is in use.', 'Choose another.'],
        lastName: 'Too short',
        costCentre: 'is not a known property',
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, label, userEvent);
    await form.fillIn({ 'First Name': 'Danielle', 'Last Name': 'Whit' });
    await form.submit();
    await waitFor(() => expect(form.field('Last Name')).toHaveFocus());
    const refused = { 'Last Name': 'Too short', Email: 'Email is in use. Choose another.' };
    await expect(form.errors()).toEqual(refused);
    await expect(form.summaryFieldLabels()).toEqual(['Last Name', 'Email']);
    await expect(form.status()).toBe('The user has not been saved. costCentre: is not a known property');
    await expect(form.value('First Name')).toBe('Danielle');
    await expect(hasUnsavedChanges()).toBe(true);
    // Only editing the field itself answers the server; leaving it, or another one, does not take its message back.
    await userEvent.tab();
    await userEvent.tab();
    await expect(form.errors()).toEqual(refused);
    await form.fillIn({ 'Last Name': 'Whitfield-Moore' });
    await userEvent.tab();
    await waitFor(() => expect(form.errors()).toEqual({ Email: 'Email is in use. Choose another.' }));
  },
};

/** The button explains why it is disabled, and can be focused. */
export const SubmitDisabled: Story = {
  args: {
    submitDisabledReason: ({ email }) => (email === dana.email ? 'Nothing has been changed yet.' : null),
  },
  play: async ({ canvas, userEvent, args }) => {
    const form = formDriver(canvas, label, userEvent);
    const button = canvas.getByRole('button', { name: 'Save' });
    await expect(form.disabledReason()).toBe('Nothing has been changed yet.');
    await expect(button).toHaveAttribute('title', 'Nothing has been changed yet.');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(form.field('Email'), '{Enter}');
    await form.submit();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await form.fillIn({ Email: 'dana@example.com' });
    await expect(form.disabledReason()).toBeNull();
    await form.submit();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

/** An unchanged form closes immediately. */
export const CancelUnchanged: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await formDriver(canvas, label, userEvent).cancel();
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
};

/** Esc and Cancel ask before discarding changes; the typed values are kept when the answer is no. */
export const CancelChanged: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const form = formDriver(canvas, label, userEvent);
    const question = modalDriver(screen, 'Discard changes', userEvent);
    await userEvent.keyboard(' Lee{Escape}');
    await question.waitUntilOpen();
    await question.press('Keep editing');
    await expect(question.isOpen()).toBe(false);
    await expect(form.field('First Name')).toHaveFocus();
    await expect(form.value('First Name')).toBe('Dana Lee');
    await expect(args.onCancel).not.toHaveBeenCalled();
    await form.cancel();
    await question.waitUntilOpen();
    await question.press('Discard');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(hasUnsavedChanges()).toBe(false);
  },
};

const cell = fn<(root: HTMLDivElement | null) => void>();

/** Every field accepts `ref` and `sx` for its root, as MUI fields do. */
export const StyledFields: Story = {
  args: {
    children: (
      <>
        <TextField name="firstName" label="First Name" ref={cell} sx={{ paddingLeft: '7px' }} />
        <SelectField name="company" label="Company" options={companies} sx={{ paddingLeft: '7px' }} />
        <NumberField name="desk" label="Desk" sx={{ paddingLeft: '7px' }} />
        <DateField name="startsOn" label="Starts On" sx={{ paddingLeft: '7px' }} />
        <RadioField name="shift" label="Shift" options={shifts} sx={{ paddingLeft: '7px' }} />
        <CheckboxField name="isLockedOut" label="Locked out" sx={{ paddingLeft: '7px' }} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const root = cell.mock.lastCall?.[0];
    await expect(root).toContainElement(canvas.getByRole('textbox', { name: 'First Name' }));
    const cells = [...(root?.parentElement?.children ?? [])];
    await expect(cells.map((each) => getComputedStyle(each).paddingLeft)).toEqual(Array(6).fill('7px'));
  },
};

/** Buttons above the fields, in three columns: the parts that `Form` and `FormModal` are made of. */
export const CustomLayout: Story = {
  render: function CustomForm({ schema, defaultValues, onSubmit }) {
    const model = useFormModel({ schema, defaultValues, onSubmit });
    return (
      <FormRoot model={model} aria-label="Edit user dana.whitfield">
        <FormActions submitLabel="Save user" align="end" />
        <FormSummary />
        <FormGrid columns={3}>
          <UserFields />
        </FormGrid>
      </FormRoot>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const form = formDriver(canvas, label, userEvent);
    await form.fillIn({ 'First Name': '', 'Last Name': '' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save user' }));
    await expect(form.summaryFieldLabels()).toEqual(['First Name', 'Last Name']);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'w390' } } };
