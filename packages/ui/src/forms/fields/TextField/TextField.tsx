import type { ChangeEvent, CompositionEvent, InputHTMLAttributes } from 'react';
import { TextArea, TextInput } from '../../inputs/inputs.ts';
import { FieldCell } from '../FieldCell.tsx';
import { inputWidth } from '../inputWidth.ts';
import { type TextTransform, transformTyped } from '../typedText.ts';
import { type FieldProps, useField } from '../useField.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

export interface TextFieldProps<Name extends string = string> extends FieldProps<Name, TextElement> {
  /** Default `text`. */
  type?: 'text' | 'email' | 'password' | 'tel' | 'url';
  /** More than one renders a multi-line input, in which Enter inserts a line break. */
  rows?: number;
  /** Maximum number of characters. */
  maxLength?: number;
  /** Width in characters; default `maxLength`, or the full column for long texts. */
  chars?: number;
  /** Transforms the text on every keystroke, such as `upperCase`. */
  transform?: TextTransform;
  /** Example or format, shown while the field is empty. */
  placeholder?: string;
  /** Keyboard layout of touch screens. */
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Autocomplete token; default `off`. */
  autoComplete?: string;
}

/** Text input. Empty is the empty string. */
export function TextField(props: TextFieldProps) {
  const { name, type = 'text', rows = 1, maxLength, chars = maxLength, transform } = props;
  const { placeholder, inputMode, autoComplete = 'off', readOnly } = props;
  const field = useField<string | null | undefined>(props, 'TextField');

  function take(input: TextElement, isComposing = false) {
    // Changing the text during IME composition would break it.
    if (transform && !isComposing && !field.isLocked) applyTransform(input, transform, maxLength);
    field.change(input.value);
  }

  return (
    <FieldCell {...props} error={field.error}>
      {(input) => {
        const shared = {
          ...input,
          name,
          maxLength,
          placeholder,
          autoComplete,
          spellCheck: rows > 1,
          value: field.value ?? '',
          readOnly: field.isLocked,
          'data-read-only': readOnly,
          ref: field.attach,
          onChange: ({ target, nativeEvent }: ChangeEvent<TextElement>) =>
            take(target, (nativeEvent as InputEvent).isComposing),
          onCompositionEnd: ({ currentTarget }: CompositionEvent<TextElement>) => take(currentTarget),
          onBlur: field.leave,
          style: { width: inputWidth(chars) },
        };
        return rows > 1 ? (
          <TextArea {...shared} rows={rows} />
        ) : (
          <TextInput {...shared} type={type} inputMode={inputMode} />
        );
      }}
    </FieldCell>
  );
}

/** Sets the transformed text before React re-renders, so that the caret does not jump to the end. */
function applyTransform(input: TextElement, transform: TextTransform, maxLength: number | undefined) {
  const { selectionStart, value } = input;
  const after = transformTyped({ value, caret: selectionStart ?? value.length }, transform, maxLength);
  if (after.value === value) return;
  input.value = after.value;
  if (selectionStart !== null) input.setSelectionRange(after.caret, after.caret);
}
