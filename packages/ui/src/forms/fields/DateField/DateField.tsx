import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { dayFromCompact } from '@portal/domain';
import { styled } from '@mui/material/styles';
import { IconButton } from '../../../buttons/IconButton.tsx';
import { CalendarIcon } from '../../../icons/icons.tsx';
import { TextInput } from '../../inputs/inputs.ts';
import { FieldCell } from '../FieldCell.tsx';
import { inputWidth } from '../inputWidth.ts';
import { type FieldProps, useField } from '../useField.ts';

const loadDayPicker = () => import('./DayPicker.tsx').then((module) => ({ default: module.DayPicker }));
const DayPicker = lazy(loadDayPicker);

export interface DateFieldProps<Name extends string = string> extends FieldProps<Name> {
  /** First and last day the calendar offers, `YYYY-MM-DD`; whether a typed day is accepted is the schema's business. */
  min?: string;
  max?: string;
}

/** Room for the button in the input in CSS pixels. */
const buttonWidth = 28;

const Frame = styled('span')({
  position: 'relative',
  alignSelf: 'flex-start',
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  '& input': { paddingRight: buttonWidth },
  '& button': { position: 'absolute', right: 2, height: 'calc(100% - 4px)', width: buttonWidth - 2 },
});

/**
 * A day, `YYYY-MM-DD`, typed or chosen in a calendar. Holds the text, never a `Date`; empty text for no day. The code
 * of the calendar is fetched when the pointer or the focus comes to its button.
 */
export function DateField(props: DateFieldProps) {
  const { name, label, min, max, readOnly } = props;
  const field = useField<string | null | undefined>(props, 'DateField');
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);
  const value = field.value ?? '';

  function leave(event: FocusEvent) {
    // The button belongs to the field, and so does the calendar, wherever it is drawn.
    if (isOpen || frame.current?.contains(event.relatedTarget)) return;
    const day = dayFromCompact(value.trim());
    if (day !== null) field.change(day);
    field.leave();
  }
  function openByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' || !event.altKey || field.isLocked) return;
    event.preventDefault();
    setOpen(true);
  }
  function choose(day: string) {
    field.change(day);
    setOpen(false);
  }

  return (
    <FieldCell {...props} error={field.error}>
      {(input) => (
        <Frame ref={frame} onBlur={leave}>
          <TextInput
            {...input}
            name={name}
            maxLength={10}
            placeholder="YYYY-MM-DD"
            inputMode="numeric"
            autoComplete="off"
            value={value}
            readOnly={field.isLocked}
            data-read-only={readOnly}
            ref={field.attach}
            onChange={(event) => field.change(event.target.value)}
            onKeyDown={openByKey}
            style={{ width: inputWidth(10, buttonWidth) }}
          />
          {!readOnly && (
            <IconButton
              label={`Choose ${label}`}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onPointerEnter={() => void loadDayPicker()}
              onFocus={() => void loadDayPicker()}
              onClick={() => setOpen(!field.isLocked)}
            >
              <CalendarIcon />
            </IconButton>
          )}
          {isOpen && (
            <Suspense>
              <DayPicker
                label={label}
                day={value}
                min={min}
                max={max}
                anchor={frame}
                onChoose={choose}
                onClose={() => setOpen(false)}
              />
            </Suspense>
          )}
        </Frame>
      )}
    </FieldCell>
  );
}
