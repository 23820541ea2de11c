import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { isDay } from '@portal/domain';
import { formDriver } from '../../../testing/formDriver.ts';
import { formOf, inForm, sent } from '../inFormFixture.tsx';
import { DateField } from './DateField.tsx';

const rules = ({ startDate }: { startDate: string }) => ({
  startDate: isDay(startDate) ? undefined : 'Enter a date as YYYY-MM-DD',
});

const meta = {
  component: DateField,
  args: { name: 'startDate', label: 'Start Date' },
  decorators: [inForm],
  parameters: {
    ...formOf({ startDate: '2025-09-18' }, rules),
    guide: {
      purpose:
        'The first or last day of a period: sale begin, valid until. It can be typed, with or without dashes, or selected in a calendar.',
      notFor:
        'A date typed as `YYYYMMDD`, which is a `DayTextField`; a date with a time; a filter, which is a filter of kind `day` in a `FilterForm`.',
      keyboard: [
        ['`Alt` `↓`', 'opens the calendar'],
        ['`↓` `↑` `←` `→`', 'move by weeks and days in the calendar'],
        ['`Page up` `Page down`', 'move by months'],
        ['`Enter`', 'selects the day and returns to the field'],
        ['`Esc`', 'closes the calendar and keeps the day'],
      ],
      accessibility: [
        'The field is a text box with its format, `YYYY-MM-DD`, as a placeholder; the calendar is a dialog named Choose and the label.',
        'Dates are text throughout, so that no time zone shifts them.',
      ],
    },
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const calendar = () => screen.findByRole('dialog', { name: 'Choose Start Date' });

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Start Date' })).toHaveValue('2025-09-18');
  },
};

/** A date typed without dashes is accepted. */
export const TypedWithoutDashes: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    await form.fillIn({ 'Start Date': '20240229' });
    await form.submit();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ startDate: '2024-02-29' }));
  },
};

export const InvalidDay: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    await form.fillIn({ 'Start Date': '2025-02-29' });
    await form.submit();
    await waitFor(() => expect(form.error('Start Date')).toBe('Enter a date as YYYY-MM-DD'));
    await expect(form.value('Start Date')).toBe('2025-02-29');
  },
};

/** The calendar opens at the date of the field; selecting a day fills the field and returns the focus. */
export const SelectedInCalendar: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    const button = canvas.getByRole('button', { name: 'Choose Start Date' });
    await userEvent.click(button);
    await calendar();
    const day = await screen.findByRole('gridcell', { name: '18' });
    await expect(day).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('gridcell', { name: '24' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(form.value('Start Date')).toBe('2025-09-24');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Alt+Down opens the calendar; Esc closes only the calendar. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    await userEvent.click(form.field('Start Date'));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await calendar();
    await waitFor(() => expect(screen.getByRole('gridcell', { name: '18' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(screen.getByRole('gridcell', { name: '18' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(form.value('Start Date')).toBe('2025-09-19'));
  },
};

/** Opening the calendar does not count as blur, so no error is shown yet. */
export const CalendarOpen: Story = {
  parameters: formOf({ startDate: '' }, rules),
  args: { min: '2025-09-10', max: '2025-09-20' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Start Date' }));
    await calendar();
    await expect(canvas.queryByText('Enter a date as YYYY-MM-DD')).toBeNull();
  },
};

export const ReadOnly: Story = { args: { readOnly: true } };
