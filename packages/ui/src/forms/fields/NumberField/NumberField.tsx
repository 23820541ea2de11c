import { useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from '../../../theme/styled.ts';
import { useForkRef } from '@mui/material/utils';
import { TextInput } from '../../../controls/TextInput/TextInput.tsx';
import { FieldCell } from '../FieldCell.tsx';
import { getInputWidth } from '../../../controls/TextInput/inputWidth.ts';
import { type FieldProps, useField } from '../useField.ts';
import { parseNumberInput } from './parseNumberInput.ts';

export interface NumberFieldProps<Name extends string = string> extends FieldProps<Name, HTMLInputElement> {
  /** Minimum of the spin buttons; validation is up to the schema. */
  min?: number;
  /** Maximum of the spin buttons. */
  max?: number;
  /** Default 1; `any` for fractions. */
  step?: number | 'any';
  /** Width in characters; default 8. */
  chars?: number;
  /** Unit after the number, such as `kg`; screen readers read it after the label. */
  unit?: string;
}

const WithUnit = styled('span')({ display: 'flex', alignItems: 'center', gap: 8 });

/** Width of the spin buttons in CSS pixels. */
const spinButtonsWidth = 18;

/**
 * Number input. Empty is `null`; text that is not a number is `NaN`, so that schemas do not take it for
 * empty.
 */
export function NumberField(props: NumberFieldProps) {
  const { name, min, max, step = 1, chars = 8, unit, readOnly } = props;
  const field = useField<number | null | undefined>(props, 'NumberField');
  const value = field.value ?? null;
  // Keeps the text beside the number, because "1." and "1.0" are the same number; reset when the number
  // changes from outside.
  const [typed, setTyped] = useState({ text: formatInputNumber(value), value });
  if (!Object.is(typed.value, value)) setTyped({ text: formatInputNumber(value), value });

  const inputRef = useRef<HTMLInputElement>(null);
  const ref = useForkRef(inputRef, preventWheelChange, field.ref);
  useLayoutEffect(() => {
    // The value of invalid text is empty for React, so it would not clear the text when the number changes
    // from outside.
    const input = inputRef.current;
    if (input?.validity.badInput && !Number.isNaN(value)) input.value = '';
  }, [value]);

  const unitId = useId();
  return (
    <FieldCell {...props} error={field.error}>
      {(input) => {
        const numberInput = (
          <TextInput
            {...input}
            aria-describedby={
              [input['aria-describedby'], unit && unitId].filter(Boolean).join(' ') || undefined
            }
            type="number"
            name={name}
            min={min}
            max={max}
            step={step}
            value={typed.text}
            readOnly={field.isLocked}
            variant={readOnly ? 'readOnly' : 'default'}
            ref={ref}
            onChange={({ target }) => {
              if (field.isLocked) return;
              const next = parseNumberInput(target);
              setTyped({ text: target.value, value: next });
              field.onChange(next);
            }}
            onBlur={field.onBlur}
            style={{ width: getInputWidth(chars, spinButtonsWidth) }}
          />
        );
        return unit === undefined ? (
          numberInput
        ) : (
          <WithUnit>
            {numberInput}
            <span id={unitId}>{unit}</span>
          </WithUnit>
        );
      }}
    </FieldCell>
  );
}

function formatInputNumber(value: number | null): string {
  return value === null || Number.isNaN(value) ? '' : String(value);
}

function preventWheelChange(input: HTMLInputElement | null) {
  input?.addEventListener('wheel', handleWheel, { passive: false });
  return () => input?.removeEventListener('wheel', handleWheel);
}

/** Prevents the mouse wheel from changing the number of the focused field. */
function handleWheel(event: WheelEvent) {
  if (event.currentTarget === document.activeElement) event.preventDefault();
}
