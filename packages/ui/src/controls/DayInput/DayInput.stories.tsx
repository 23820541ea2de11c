import { useState } from 'react';
import { DEFAULT_TIME_ZONE, setCompanyTimeZone } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PortalThemeProvider } from '../../theme/PortalThemeProvider/PortalThemeProvider.tsx';
import { LabeledInput } from '../LabeledInput/LabeledInput.tsx';
import { DayInput } from './DayInput.tsx';

/** A date as text, typed or selected in a calendar; the parent stores the text. */
const meta = {
  component: DayInput,
  args: {
    label: 'Sale begin after',
    input: { id: '', 'aria-invalid': false, 'aria-describedby': undefined },
    value: '2026-01-01',
    onChange: fn(),
    onBlur: fn(),
  },
  parameters: {
    guide: {
      purpose:
        'A date outside of a form; `DateField` and the filters of lists are built on it. The value is text, `YYYY-MM-DD`.',
      notFor: 'A field of a form, which is a `DateField` with label, help and error.',
      keyboard: [
        ['`Alt` `↓`', 'opens the calendar at the typed date'],
        ['`Enter` in the calendar', 'selects the day'],
        ['`Esc`', 'closes the calendar'],
      ],
      accessibility: [
        'Input and button count as one: `onLeave` is called when the focus has left both and the calendar. The button is named Choose and the label, with `aria-expanded`.',
      ],
    },
  },
  argTypes: { input: { control: false } },
  render: function DayInputStory(args) {
    const [day, setDay] = useState(args.value);
    return (
      <LabeledInput label={args.label}>
        {(input) => (
          <DayInput
            {...args}
            input={input}
            value={day}
            onChange={(change) => {
              args.onChange(change);
              setDay(change.value);
            }}
          />
        )}
      </LabeledInput>
    );
  },
} satisfies Meta<typeof DayInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Dashes are added on Enter and on blur; the calendar button is part of the input. */
export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Sale begin after' });
    await userEvent.clear(input);
    await userEvent.type(input, '20260315');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose Sale begin after' })).toHaveFocus();
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(input).toHaveValue('2026-03-15');
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await userEvent.clear(input);
    await userEvent.type(input, '20260401{Enter}');
    await expect(input).toHaveValue('2026-04-01');
  },
};

/** The calendar, a `DayPicker`, is loaded when it is opened. */
export const SelectedInCalendar: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Sale begin after' }));
    await userEvent.click(await screen.findByRole('gridcell', { name: '24' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-01-24' });
  },
};

/** Today is the company's: its Tuesday has begun, in the browser it is still Monday. */
export const CompanyToday: Story = {
  args: { value: '' },
  beforeEach: () => {
    setCompanyTimeZone('Pacific/Kiritimati');
    return () => setCompanyTimeZone(DEFAULT_TIME_ZONE);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Sale begin after' }));
    await expect(await screen.findByRole('gridcell', { current: 'date' })).toHaveTextContent('16');
    await expect(screen.getByRole('gridcell', { name: '16' })).toHaveFocus();
  },
};

export const Locked: Story = {
  args: { access: 'locked' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '2');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Sale begin after' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Without a calendar loader there is no calendar button. */
export const WithoutCalendar: Story = {
  decorators: [
    (Story) => (
      <PortalThemeProvider>
        <Story />
      </PortalThemeProvider>
    ),
  ],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Sale begin after' }),
      '{Alt>}{ArrowDown}{/Alt}',
    );
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const ReadOnly: Story = { args: { access: 'readOnly' } };
