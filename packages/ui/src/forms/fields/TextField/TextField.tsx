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
  /** More than one makes it a text of several lines, in which Enter begins a new one. */
  rows?: number;
  /** More characters are not accepted. */
  maxLength?: number;
  /** Width in characters; default `maxLength`, and the whole column for long texts. */
  chars?: number;
  /** What each key is turned into, such as `upperCase`. */
  transform?: TextTransform;
  /** An example or the form of the value while the field is empty. */
  placeholder?: string;
  /** Which keys a touch screen offers. */
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** What the browser may offer; default nothing. */
  autoComplete?: string;
}

/** A text. An empty field holds empty text. */
export function TextField(props: TextFieldProps) {
  const { name, type = 'text', rows = 1, maxLength, chars = maxLength, transform } = props;
  const { placeholder, inputMode, autoComplete = 'off', readOnly } = props;
  const field = useField<string | null | undefined>(props, 'TextField');

  function take(input: TextElement, isComposing = false) {
    // Changing the text under an input method would break what is being composed.
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

/** Puts the transformed text in place before React sees it, so that the caret does not jump to the end. */
function applyTransform(input: TextElement, transform: TextTransform, maxLength: number | undefined) {
  const { selectionStart, value } = input;
  const after = transformTyped({ value, caret: selectionStart ?? value.length }, transform, maxLength);
  if (after.value === value) return;
  input.value = after.value;
  if (selectionStart !== null) input.setSelectionRange(after.caret, after.caret);
}
