import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { formDriver } from '../../testing/formDriver.ts';
import { schemaFromRules } from '../FormSchema.ts';
import type { SubmitResult } from '../../feedback/SubmitResult.ts';
import { hasUnsavedChanges, waitForSaves } from '../unsavedChanges.ts';
import { Form, type FormProps } from './Form.tsx';
import { UserFields } from './userFieldsFixture.tsx';
import { dana, userSchema, type UserValues } from './userFormFixture.ts';

type Props = FormProps<UserValues, UserValues>;
type Result = SubmitResult<UserValues>;

const label = 'Edit user dana.whitfield';

const meta = {
  title: 'forms/Form saving',
  component: Form<UserValues, UserValues>,
  args: {
    label,
    schema: userSchema,
    defaultValues: dana,
    onSubmit: fn(async (): Promise<Result> => ({ ok: true })),
    onCancel: fn(),
    children: <UserFields />,
  },
  argTypes: { schema: { control: false }, children: { control: false } },
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (result: Result) => fn(async (): Promise<Result> => result);
const expectError = (event: ErrorEvent) => event.preventDefault();

/** While the request is pending nothing is sent again, and the fields are read-only. */
export const Saving: Story = {
  args: { onSubmit: fn(() => new Promise<Result>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    const form = formDriver(canvas, label, userEvent);
    await userEvent.type(form.field('Last Name'), '{Enter}{Enter}{Enter}');
    await waitFor(() => expect(form.isBusy()).toBe(true));
    await form.submit();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.type(form.field('Last Name'), 'x');
    await userEvent.click(form.field('Locked out'));
    await expect(form.value('Last Name')).toBe('Whitfield');
    await expect(form.value('Locked out')).toBe(false);
  },
};

/** Whether leaving the page loses anything is known when the save has ended. */
export const LeftWhileSaving: Story = {
  play: async ({ canvas, userEvent, args }) => {
    let answer = (_result: Result) => {};
    mocked(args.onSubmit).mockImplementation(() => new Promise<Result>((resolve) => (answer = resolve)));
    const form = formDriver(canvas, label, userEvent);
    for (const ok of [false, true]) {
      await form.fillIn({ 'First Name': 'Dana Lee' });
      await form.submit();
      await waitFor(() => expect(form.status()).toBe('Sending…'));
      const isLosing = waitForSaves().then(hasUnsavedChanges);
      answer(ok ? { ok } : { ok, message: 'The server could not be reached.' });
      await expect(await isLosing).toBe(!ok);
      await waitFor(() => expect(form.status()).not.toBe('Sending…'));
    }
  },
};

/** A submit handler that throws also shows an error. */
export const NotSaved: Story = {
  args: { onSubmit: fn(() => Promise.reject(new Error('any reason'))) },
  // The failure is reported to the page on purpose; it must fail neither the story nor the run of all.
  parameters: { test: { dangerouslyIgnoreUnhandledErrors: true } },
  beforeEach: () => {
    addEventListener('error', expectError);
    return () => removeEventListener('error', expectError);
  },
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, label, userEvent);
    await form.submit();
    await waitFor(() => expect(form.status()).toBe("Couldn't save. Try again."));
    await expect(form.isBusy()).toBe(false);
  },
};

/** A failure without a message is one too, in the language of the app. */
export const NotSavedInGerman: Story = {
  args: { onSubmit: answering({ ok: false }), localeText: { submitFailed: 'Nicht gespeichert.' } },
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, label, userEvent);
    await form.submit();
    await waitFor(() => expect(form.status()).toBe('Nicht gespeichert.'));
  },
};

/** What differs says why nothing was saved; it is read, and the next submit overwrites it. */
export const NewerVersion: Story = {
  args: {
    onSubmit: answering({
      ok: false,
      message: 'Someone else changed this user',
      fields: { email: 'Another user has this address' },
      conflict: { title: 'Someone else changed this user', differences: [] },
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const form = formDriver(canvas, label, userEvent);
    await form.submit();
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Someone else/ })).toHaveFocus());
    await expect(form.status()).toBeNull();
    await expect(form.error('Email')).toBe('Another user has this address');
    await userEvent.click(canvas.getByRole('button', { name: 'Overwrite with mine' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
};

/** A validation that throws is a programming error; the user sees that nothing was sent. */
export const ValidationThrows: Story = {
  ...NotSaved,
  args: {
    schema: schemaFromRules<UserValues>(() => {
      throw new Error('any reason');
    }),
  },
};
