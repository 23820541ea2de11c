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
        'Names, codes, addresses, comments. `maxLength` sets its width; `transform` turns `fall25` into `FALL25` while typing; `rows` makes it a multi-line field.',
      notFor:
        'Numbers: `NumberField`. Dates: `DateField`, or `DayTextField` for `YYYYMMDD`. One of a few values: `SelectField` or `RadioField`.',
      keyboard: [['`Enter` in several lines', 'adds a line and does not submit']],
      accessibility: [
        'The label is above the input; the description has the error before the help text. The asterisk is hidden from screen readers, since the input has `aria-required`.',
        'Changing the case keeps the caret position and does not interrupt input methods.',
      ],
    },
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As wide as its maximum length. */
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

/** A field that was only visited has no error. The help text stays visible, and the content below does not move. */
export const Invalid: Story = {
  args: { help: 'Eight characters at most' },
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    const save = canvas.getByRole('button', { name: 'Save' });
    const { top } = save.getBoundingClientRect();
    await userEvent.tab();
    await expect(save).toHaveFocus();
    await expect(form.errors()).toEqual({});
    await userEvent.type(form.field('Source Code'), 'F{Backspace}');
    await userEvent.tab();
    await waitFor(() => expect(form.error('Source Code')).toBe('Source Code is required'));
    await expect(form.field('Source Code')).toBeInvalid();
    await expect(form.field('Source Code')).toHaveAccessibleDescription(
      'Source Code is required Eight characters at most',
    );
    await expect(save.getBoundingClientRect().top).toBe(top);
  },
};

/** As with MUI's `TextField`, `ref` is the root and `inputRef` the input, which the form uses as well. */
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

/** Typed letters become upper case, and the caret keeps its position. */
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

/** Text composed with an input method changes when the composition ends. */
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

/** Enter adds a line and does not submit the form. */
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

/** Text longer than the field can be scrolled; the layout does not change. */
export const LongText: Story = {
  args: { label: 'Description', maxLength: 500, span: 'row' },
  parameters: formOf({
    code: 'Fall fabric sale, respondents and those who have not answered since. '.repeat(6),
  }),
};

/** Text that looks like markup is shown as text. */
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
