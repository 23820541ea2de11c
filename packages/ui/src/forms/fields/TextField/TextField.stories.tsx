import { useRef } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Button } from '../../../controls/Button/Button.tsx';
import { formDriver } from '../../../testing/formDriver.ts';
import { formOf, inForm, sent } from '../inFormFixture.tsx';
import { toUpperCase } from '../textTransform.ts';
import { TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  args: { name: 'code', label: 'Source Code', maxLength: 8 },
  decorators: [inForm],
  parameters: {
    ...formOf({ code: '' }, ({ code }) => ({ code: code ? undefined : 'Source Code is required' })),
    guide: {
      purpose:
        'Names, codes, addresses, remarks. `maxLength` makes it as wide as what it takes; `transform` turns `fall25` into `FALL25` while it is typed; `rows` makes it a text of several lines.',
      notFor:
        'Numbers to calculate with: `NumberField`. Days: `DateField`, or `DayTextField` where the code of a day is typed. One of a few values: `SelectField` or `RadioField`.',
      keyboard: [['`Enter` in several lines', 'begins a new line and does not submit']],
      accessibility: [
        'Label above, tied to the input; error before help in its description. The asterisk of a required field is silent, since the input says `aria-required`.',
        'Changing the case leaves the caret where it was and does not disturb input methods.',
      ],
    },
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As wide as what it takes, and no wider. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Source Code' });
    await userEvent.type(input, 'WWWWWWWWWW');
    await expect(input).toHaveValue('WWWWWWWW');
    await expect(input.getBoundingClientRect().width).toBeLessThan(130);
    await userEvent.clear(input);
  },
};

export const WithHelp: Story = { args: { help: 'Eight characters at most' } };

/** An error keeps the help text, and does not shift the content below. */
export const Invalid: Story = {
  args: { help: 'Eight characters at most' },
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    const save = canvas.getByRole('button', { name: 'Save' });
    const { top } = save.getBoundingClientRect();
    await userEvent.tab();
    await waitFor(() => expect(form.error('Source Code')).toBe('Source Code is required'));
    await expect(form.field('Source Code')).toBeInvalid();
    await expect(form.field('Source Code')).toHaveAccessibleDescription(
      'Source Code is required Eight characters at most',
    );
    await expect(save.getBoundingClientRect().top).toBe(top);
  },
};

/** As with MUI's `TextField`: `ref` is the root, `inputRef` the input, which the form finds as well. */
export const InputRef: Story = {
  render: function ReachedStory(args) {
    const input = useRef<HTMLInputElement>(null);
    return (
      <>
        <TextField {...args} inputRef={input} />
        <Button onClick={() => input.current?.select()}>Select the code</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Source Code' });
    const select = canvas.getByRole('button', { name: 'Select the code' });
    await userEvent.click(select);
    await expect(input).toHaveFocus();
    await userEvent.click(select.parentElement ?? select);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(input).toBeInvalid());
    await expect(input).toHaveFocus();
  },
};

/** Each key is converted to upper case in place; the caret keeps its position. */
export const UpperCase: Story = {
  args: { transform: toUpperCase },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Source Code' });
    await userEvent.type(input, 'fall25');
    await expect(input).toHaveValue('FALL25');
    input.setSelectionRange(1, 1);
    await userEvent.keyboard('ü');
    await expect(input).toHaveValue('FÜALL25');
    await expect(input.selectionStart).toBe(2);
  },
};

/** What an input method is composing is left alone until it is done. */
export const UpperCaseComposed: Story = {
  args: { transform: toUpperCase },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Source Code' });
    await fireEvent.compositionStart(input);
    await fireEvent.input(input, { target: { value: 'é' }, isComposing: true });
    await expect(input).toHaveValue('é');
    await fireEvent.compositionEnd(input);
    await expect(input).toHaveValue('É');
  },
};

/** Enter makes a new line and does not send the form. */
export const MultiLine: Story = {
  args: { label: 'Message', rows: 4, maxLength: 500, span: 'row' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'First line{Enter}second line');
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('First line\nsecond line');
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  parameters: formOf({ code: 'FALL25' }),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Source Code' });
    await userEvent.type(input, 'X');
    await expect(input).toHaveValue('FALL25');
  },
};

/** A text that is longer than its field can still be read by moving in it; nothing else gives way. */
export const LongText: Story = {
  args: { label: 'Description', maxLength: 500, span: 'row' },
  parameters: formOf({
    code: 'Fall fabric sale, respondents and those who have not answered since. '.repeat(6),
  }),
};

/** Text is text, whatever it looks like. */
export const HostileText: Story = {
  args: { label: 'Description', maxLength: 500 },
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    const typed = '<img src=x onerror=alert(1)> {{a}} =cmd|"/c" 布地 🧵';
    await form.fillIn({ Description: typed });
    await form.submit();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ code: typed }));
  },
};
