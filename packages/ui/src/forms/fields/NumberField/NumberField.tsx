import { useLayoutEffect, useRef, useState } from 'react';
import { useForkRef } from '@mui/material/utils';
import { TextInput } from '../../inputs/inputs.ts';
import { FieldCell } from '../FieldCell.tsx';
import { inputWidth } from '../inputWidth.ts';
import { type FieldProps, useField } from '../useField.ts';
import { numberOfInput } from './numberOfInput.ts';

export interface NumberFieldProps<Name extends string = string> extends FieldProps<Name, HTMLInputElement> {
  /** Lowest for the browser's arrows; whether a number is accepted is the schema's business. */
  min?: number;
  /** Highest for the browser's arrows. */
  max?: number;
  /** Default 1; `any` for fractions. */
  step?: number | 'any';
  /** Width in characters; default 8. */
  chars?: number;
}

/** Room for the browser's arrows in CSS pixels. */
const arrows = 18;

/** A number. An empty field holds `null`, a text that is no number `NaN`, so that no schema takes it for empty. */
export function NumberField(props: NumberFieldProps) {
  const { name, min, max, step = 1, chars = 8, readOnly } = props;
  const field = useField<number | null | undefined>(props, 'NumberField');
  const value = field.value ?? null;
  // "1." and "1.0" are one number: the text is kept beside it, until the number changes from outside.
  const [typed, setTyped] = useState({ text: textOf(value), value });
  if (!Object.is(typed.value, value)) setTyped({ text: textOf(value), value });

  const inputRef = useRef<HTMLInputElement>(null);
  const ref = useForkRef(inputRef, keepsNumber, field.attach);
  useLayoutEffect(() => {
    // Text that is no number is empty for React: it would leave it there when the number is changed from outside.
    const input = inputRef.current;
    if (input?.validity.badInput && !Number.isNaN(value)) input.value = '';
  }, [value]);

  return (
    <FieldCell {...props} error={field.error}>
      {(input) => (
        <TextInput
          {...input}
          type="number"
          name={name}
          min={min}
          max={max}
          step={step}
          value={typed.text}
          readOnly={field.isLocked}
          data-read-only={readOnly}
          ref={ref}
          onChange={({ target }) => {
            if (field.isLocked) return;
            const next = numberOfInput(target);
            setTyped({ text: target.value, value: next });
            field.change(next);
          }}
          onBlur={field.leave}
          style={{ width: inputWidth(chars, arrows) }}
        />
      )}
    </FieldCell>
  );
}

function textOf(value: number | null): string {
  return value === null || Number.isNaN(value) ? '' : String(value);
}

function keepsNumber(input: HTMLInputElement | null) {
  input?.addEventListener('wheel', keepNumber, { passive: false });
  return () => input?.removeEventListener('wheel', keepNumber);
}

/** Scrolling the page with the pointer over the field in use must not change its number. */
function keepNumber(event: WheelEvent) {
  if (event.currentTarget === document.activeElement) event.preventDefault();
}
