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

/** The words of an input for a day. */
export type DayInputWords = typeof dayInputWords;

/** What an input for a day tells its calendar. */
export interface DayPickerProps {
  /** What the day is, for screen readers. */
  label: string;
  /** `YYYY-MM-DD`; any other text stands for no day. */
  day: string;
  /** First day that it offers, `YYYY-MM-DD`. */
  min?: string;
  /** Last day that it offers. */
  max?: string;
  /** What it opens beside. */
  anchor: RefObject<HTMLElement | null>;
  /** A day was chosen, `YYYY-MM-DD`. */
  onChoose: (day: string) => void;
  /** It was left without a choice. */
  onClose: () => void;
}

export interface DayInputProps {
  /** What the day is, for the name of the calendar and its button. */
  label: string;
  /** Ties the input to its label and its notes. */
  input: InputAttributes;
  /** Name of the value in the form that is sent. */
  name?: string;
  /** `YYYY-MM-DD`, or whatever has been typed; empty for no day. */
  value: string;
  /** Every change, typed or chosen, as `value` holds it. */
  onChange: (text: string) => void;
  /** The focus has left input, button and calendar. */
  onLeave?: () => void;
  /** First day that the calendar offers, `YYYY-MM-DD`. */
  min?: string;
  /** Last day that it offers. */
  max?: string;
  /** `locked` cannot be changed just now; `readOnly` only shows the day, without a button. */
  access?: 'open' | 'locked' | 'readOnly';
  /** Fetches the calendar, `DayPicker` of `@portal/ui/pickers`. An app says it once, in its theme; else days are typed. */
  loadPicker?: () => Promise<ComponentType<DayPickerProps>>;
  /** Gets the input. */
  ref?: Ref<HTMLInputElement>;
  /** Other words than the English ones. */
  localeText?: Partial<DayInputWords>;
}

type Picker = ComponentType<DayPickerProps>;

/** One for each way to fetch it. */
const pickers = new WeakMap<() => Promise<Picker>, Picker>();

function pickerOf(load: () => Promise<Picker>): Picker {
  const picker = pickers.get(load) ?? lazy(async () => ({ default: await load() }));
  pickers.set(load, picker);
  return picker;
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
 * A day, typed or chosen in a calendar. Typed without dashes it gets them when the focus leaves. The code of the
 * calendar is fetched when the pointer or the focus comes to its button.
 */
export function DayInput(given: DayInputProps) {
  const [props, words] = useThemed('PortalDayInput', given, dayInputWords);
  const { label, input, name, value, onChange, onLeave, min, max, access = 'open' } = props;
  const { loadPicker, ref } = props;
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);

  function leave(event: FocusEvent) {
    // The button belongs to the input, and so does the calendar, wherever it is drawn.
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
