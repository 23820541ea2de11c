import {
  type ComponentType,
  createElement,
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type Ref,
  type RefObject,
  Suspense,
  useRef,
  useState,
} from 'react';
import { dayFromCompact } from '@portal/domain';
import { styled } from '@mui/material/styles';
import { IconButton } from '../../../buttons/IconButton.tsx';
import { CalendarIcon } from '../../../icons/icons.tsx';
import { useThemed } from '../../../theme/useThemed.ts';
import { inputWidth } from '../../fields/inputWidth.ts';
import { TextInput } from '../inputs.ts';
import type { InputAttributes } from '../LabelledInput.tsx';

const dayInputWords = { choose: (label: string) => `Choose ${label}` };

/** Built-in English text of day inputs; override it with `localeText`. */
export type DayInputWords = typeof dayInputWords;

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
  /** Called with the selected day, `YYYY-MM-DD`. */
  onChoose: (day: string) => void;
  /** Called when the calendar was closed without a selection. */
  onClose: () => void;
}

export interface DayInputProps {
  /** Used for the accessible names of the calendar and its button. */
  label: string;
  /** Attributes that connect the input with its label and notes. */
  input: InputAttributes;
  /** Name of the form value. */
  name?: string;
  /** `YYYY-MM-DD`, or the text as typed; empty for no day. */
  value: string;
  /** Called on every change, with the new `value`. */
  onChange: (text: string) => void;
  /** Called when the focus has left input, button and calendar. */
  onLeave?: () => void;
  /** First selectable day of the calendar, `YYYY-MM-DD`. */
  min?: string;
  /** Last selectable day of the calendar. */
  max?: string;
  /** `locked`: temporarily not editable; `readOnly`: only shows the day, without a button. */
  access?: 'open' | 'locked' | 'readOnly';
  /**
   * Loads the calendar, `DayPicker` of `@portal/ui/pickers`. Set it once in the theme of the app; without it,
   * days can only be typed.
   */
  loadPicker?: () => Promise<ComponentType<DayPickerProps>>;
  /** Ref to the input. */
  ref?: Ref<HTMLInputElement>;
  /** Overrides the built-in English text. */
  localeText?: Partial<DayInputWords>;
}

type Picker = ComponentType<DayPickerProps>;

/** One lazy component per loader. */
const pickers = new WeakMap<() => Promise<Picker>, Picker>();

function pickerOf(load: () => Promise<Picker>): Picker {
  const picker = pickers.get(load) ?? lazy(async () => ({ default: await load() }));
  pickers.set(load, picker);
  return picker;
}

/** Space for the button in the input, in CSS pixels. */
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
 * A day, typed or selected in a calendar. A day typed without dashes is reformatted on blur. The calendar's
 * code is prefetched when its button is hovered or focused.
 */
export function DayInput(given: DayInputProps) {
  const [props, words] = useThemed('PortalDayInput', given, dayInputWords);
  const { label, input, name, value, onChange, onLeave, min, max, access = 'open' } = props;
  const { loadPicker, ref } = props;
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);

  function leave(event: FocusEvent) {
    // Button and calendar count as part of the input, even though the calendar is rendered in a portal.
    if (isOpen || frame.current?.contains(event.relatedTarget)) return;
    const day = dayFromCompact(value.trim());
    if (day !== null) onChange(day);
    onLeave?.();
  }
  function open() {
    setOpen(access === 'open');
  }
  function openByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' || !event.altKey || access !== 'open' || !loadPicker) return;
    event.preventDefault();
    open();
  }
  function choose(day: string) {
    onChange(day);
    setOpen(false);
  }

  return (
    <Frame ref={frame} onBlur={leave}>
      <TextInput
        {...input}
        name={name}
        maxLength={10}
        placeholder="YYYY-MM-DD"
        inputMode="numeric"
        autoComplete="off"
        value={value}
        readOnly={access !== 'open'}
        data-read-only={access === 'readOnly'}
        ref={ref}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={openByKey}
        style={{ width: inputWidth(10, buttonWidth) }}
      />
      {loadPicker && access !== 'readOnly' && (
        <IconButton
          label={words.choose(label)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={() => void loadPicker()}
          onFocus={() => void loadPicker()}
          onClick={open}
        >
          <CalendarIcon />
        </IconButton>
      )}
      {isOpen && loadPicker && (
        <Suspense>
          {createElement(pickerOf(loadPicker), {
            label: words.choose(label),
            day: value,
            min,
            max,
            anchor: frame,
            onChoose: choose,
            onClose: () => setOpen(false),
          })}
        </Suspense>
      )}
    </Frame>
  );
}
