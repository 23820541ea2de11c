import dayjs from 'dayjs';
import { formatCalendarDay, isDay } from '@portal/domain';
import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DayPickerProps } from './DayInput.tsx';

const dayFormat = 'YYYY-MM-DD';

/** Today is the company's, not that of the browser. */
class CompanyCalendar extends AdapterDayjs {
  constructor(...options: ConstructorParameters<typeof AdapterDayjs>) {
    super(...options);
    const { date } = this;
    // `never`, because the type of the result depends on whether the value is null.
    this.date = (value: string | null = formatCalendarDay(new Date()), timezone?: string) =>
      date(value, timezone) as never;
  }
}

/**
 * Calendar of `DateField` and day filters, made of MUI's date pickers. The theme of an app says how it is loaded, as `loadPicker` of
 * `PortalDayInput`; its texts there are those of `MuiLocalizationProvider`.
 */
export function DayPicker({ label, day, min, max, anchor, onChoose, onClose }: DayPickerProps) {
  return (
    <Popover
      open
      anchorEl={() => anchor.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': label,
          sx: { border: 1, borderColor: 'divider', mt: 1 },
        },
      }}
    >
      <LocalizationProvider dateAdapter={CompanyCalendar}>
        <DateCalendar
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to choose in it
          autoFocus
          value={toDate(day)}
          minDate={toDate(min)}
          maxDate={toDate(max)}
          views={['year', 'month', 'day']}
          openTo="day"
          onChange={(chosen, state) => {
            if (chosen && state === 'finish') onChoose({ day: chosen.format(dayFormat) });
          }}
        />
      </LocalizationProvider>
    </Popover>
  );
}

/** Local midnight in both directions: the calendar only handles days. */
function toDate(day: string | undefined) {
  return day !== undefined && isDay(day) ? dayjs(day) : undefined;
}
