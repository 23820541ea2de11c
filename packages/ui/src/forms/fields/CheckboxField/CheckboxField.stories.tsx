import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { formDriver } from '../../../testing/formDriver.ts';
import { formOf, inForm, sent } from '../inFormFixture.tsx';
import { CheckboxField } from './CheckboxField.tsx';

const meta = {
  component: CheckboxField,
  args: { name: 'isRead', label: 'I have read the list' },
  decorators: [inForm],
  parameters: {
    ...formOf({ isRead: false }, ({ isRead }) => ({
      isRead: isRead ? undefined : 'Read the list first',
    })),
    guide: {
      purpose:
        'A yes-or-no value that is saved with a form: Locked out, Expanded view. The label describes the checked state.',
      notFor:
        'A value that is saved at once: `ToggleList`. Two values that are not yes and no: `RadioField`.',
      keyboard: [['`Space`', 'toggles it']],
      accessibility: [
        'A native checkbox; the label is part of the click target, and the error describes the checkbox.',
      ],
    },
  },
} satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};

/** The label is part of the click target. */
export const Checked: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    await userEvent.click(canvas.getByText('I have read the list'));
    await expect(form.value('I have read the list')).toBe(true);
    await form.submit();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ isRead: true }));
  },
};

export const Invalid: Story = {
  args: { help: 'It is long' },
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    await form.submit();
    await waitFor(() => expect(form.error('I have read the list')).toBe('Read the list first'));
    await expect(form.field('I have read the list')).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(form.errors()).toEqual({}));
  },
};

export const ReadOnly: Story = { args: { readOnly: true } };
