import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { parseCompactDay } from '@portal/domain';
import { type Localized, type RootProps, styled, useLocalizedThemeProps } from '../../theme/styled.ts';
import { useForkRef } from '@mui/material/utils';
import { LazyComponent } from '../LazyComponent/LazyComponent.tsx';
import { preloadLazyCode } from '../LazyComponent/useLazyCode.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CalendarIcon } from '../icons.tsx';
import { getInputWidth } from '../TextInput/inputWidth.ts';
import { TextInput } from '../TextInput/TextInput.tsx';
import type { InputAttributes } from '../LabeledInput/LabeledInput.tsx';

const dayInputLocaleText = { choose: (label: string) => `Choose ${label}`, placeholder: 'YYYY-MM-DD' };

/** Built-in English text of day inputs; override it with `localeText`. */
export type DayInputLocaleText = typeof dayInputLocaleText;

/** Props of the calendar of a day input. */
export interface DayPickerProps {
  /** Accessible name. */
  label: string;
  /** Selected day, `YYYY-MM-DD`; any other text means none. */
  day: string;
  /** First selectable day, `YYYY-MM-DD`. */
  min?: string;
  /** Last selectable day. */
  max?: string;
  /** Element at which the calendar opens. */
  anchor: RefObject<HTMLElement | null>;
  /** Called with the selected day. */
  onChoose: (choice: { day: string }) => void;
  /** Called when the calendar was closed without a selection. */
  onClose: () => void;
}

export interface DayInputProps extends RootProps<HTMLSpanElement>, Localized<DayInputLocaleText> {
  /** Used for the accessible names of the calendar and its button. */
  label: string;
  /** Attributes that connect the input with its label and notes. */
  input: InputAttributes;
  /** Name of the form value. */
  name?: string;
  /** `YYYY-MM-DD`, or the text as typed; empty for no day. */
  value: string;
  /** Called on every change, with the new `value`. */
  onChange: (change: { value: string }) => void;
  /** Called when the focus has left input, button and calendar. */
  onBlur?: () => void;
  /** First selectable day of the calendar, `YYYY-MM-DD`. */
  min?: string;
  /** Last selectable day of the calendar. */
  max?: string;
  /** `locked`: temporarily not editable; `readOnly`: only shows the day, without a button. */
  access?: 'editable' | 'locked' | 'readOnly';
  /**
   * Loads the calendar, `DayPicker` of `@portal/ui/controls/DayPicker`. Set it once in the theme of the app; without it,
   * days can only be typed.
   */
  loadPicker?: () => Promise<ComponentType<DayPickerProps>>;
  /** Ref to the input. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Space for the button in the input, in CSS pixels. */
const buttonWidthPx = 28;

const Root = styled('span', { name: 'PortalDayInput', slot: 'Root' })({
  position: 'relative',
  alignSelf: 'flex-start',
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  '& input': { paddingInlineEnd: buttonWidthPx },
  '& button': {
    position: 'absolute',
    insetInlineEnd: 2,
    height: 'calc(100% - 4px)',
    width: buttonWidthPx - 2,
  },
});

/**
 * A day, typed or selected in a calendar. A day typed without dashes is reformatted on blur and on Enter. The calendar's
 * code is prefetched when its button is hovered or focused.
 * @alias date picker, calendar
 */
export function DayInput(inProps: DayInputProps) {
  const [props, strings] = useLocalizedThemeProps('PortalDayInput', inProps, dayInputLocaleText);
  const { label, input, name, value, onChange, onBlur, min, max, access = 'editable', ...others } = props;
  const { loadPicker, inputRef, ref, ...root } = others;
  const [isOpen, setOpen] = useState(false);
  const preloadPicker = () => loadPicker && preloadLazyCode(loadPicker);
  const frameRef = useRef<HTMLSpanElement>(null);

  function handleBlur(event: FocusEvent) {
    // Button and calendar count as part of the input, even though the calendar is rendered in a portal.
    if (isOpen || frameRef.current?.contains(event.relatedTarget)) return;
    normalize();
    onBlur?.();
  }
  function normalize() {
    const text = value.trim();
    const day = parseCompactDay(text) ?? text;
    if (day !== value) onChange({ value: day });
  }
  function openPicker() {
    setOpen(access === 'editable');
  }
  function handleKeyDown(event: KeyboardEvent) {
    // Enter submits the form before the focus leaves.
    if (event.key === 'Enter') normalize();
    if (event.key !== 'ArrowDown' || !event.altKey || access !== 'editable' || !loadPicker) return;
    event.preventDefault();
    openPicker();
  }
  function handleChoose({ day }: { day: string }) {
    onChange({ value: day });
    setOpen(false);
  }

  return (
    <Root {...root} ref={useForkRef(frameRef, ref)} onBlur={handleBlur}>
      <TextInput
        {...input}
        name={name}
        maxLength={10}
        placeholder={strings.placeholder}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        readOnly={access !== 'editable'}
        variant={access === 'readOnly' ? 'readOnly' : 'default'}
        ref={inputRef}
        onChange={(event) => onChange({ value: event.target.value })}
        onKeyDown={handleKeyDown}
        style={{ width: getInputWidth(10, buttonWidthPx) }}
      />
      {loadPicker && access !== 'readOnly' && (
        <IconButton
          label={strings.choose(label)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={preloadPicker}
          onFocus={preloadPicker}
          onClick={openPicker}
        >
          <CalendarIcon />
        </IconButton>
      )}
      {isOpen && loadPicker && (
        <LazyComponent
          label={strings.choose(label)}
          load={loadPicker}
          props={{
            label: strings.choose(label),
            day: value,
            min,
            max,
            anchor: frameRef,
            onChoose: handleChoose,
            onClose: () => setOpen(false),
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Root>
  );
}
