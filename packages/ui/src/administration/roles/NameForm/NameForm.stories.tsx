import { validateRoleName } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { NameForm, type NameFormProps } from './NameForm.tsx';

const meta = {
  component: NameForm,
  args: {
    label: 'New role',
    buttonLabel: 'Add role',
    validate: validateRoleName,
    onAdd: fn<NameFormProps['onAdd']>(async () => ({ ok: true })),
  },
  parameters: {
    guide: {
      purpose:
        'Adding several records that only have a name, such as roles or server roles, above their list.',
      notFor: 'Anything with a second field, which is a `FormModal`.',
      keyboard: [
        ['`Enter`', 'adds the name, clears the field and keeps the focus'],
        ['`Esc`', 'clears the field'],
      ],
      accessibility: [
        'A form named by its action, Add role; an error of the name or of the server describes the field.',
      ],
    },
  },
} satisfies Meta<typeof NameForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter adds the name once and clears the field; an empty name is not added. */
export const Added: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Add role' });
    const box = canvas.getByLabelText('New role');
    await expect(button).toBeDisabled();
    await userEvent.type(box, '   ');
    await expect(button).toBeDisabled();
    await userEvent.type(box, 'Weaver{Enter}{Enter}');
    await waitFor(() => expect(box).toHaveValue(''));
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await expect(args.onAdd).toHaveBeenCalledWith({ name: 'Weaver' });
  },
};

export const EscapeClears: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByLabelText('New role');
    await userEvent.type(box, 'Weaver{Escape}');
    await expect(box).toHaveValue('');
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('New role'), 'One,Two{Enter}');
    await expect(canvas.getByText('Role name must not contain a comma')).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** A rejected name stays in the field, with the reason below. */
export const NotSaved: Story = {
  args: {
    onAdd: fn<NameFormProps['onAdd']>(async () => ({
      ok: false,
      message: 'A role with this name already exists',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New role'), 'JAS{Enter}');
    await expect(await canvas.findByText('A role with this name already exists')).toBeVisible();
    await expect(canvas.getByLabelText(/New role/)).toHaveValue('JAS');
  },
};

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add role' })).toBeDisabled();
  },
};

/** Pressing Enter again while the request is pending adds nothing. */
export const Saving: Story = {
  args: { onAdd: fn<NameFormProps['onAdd']>(() => new Promise<never>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('New role'), 'Weaver{Enter}{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
