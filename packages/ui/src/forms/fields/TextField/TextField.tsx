import { type ChangeEvent, type CompositionEvent, type InputHTMLAttributes, useId } from 'react';
import type { Option } from '../../../controls/Option.ts';
import { TextArea, TextInput } from '../../../controls/TextInput/TextInput.tsx';
import { FieldCell } from '../FieldCell.tsx';
import { getInputWidth } from '../../../controls/TextInput/inputWidth.ts';
import { type TextTransform, applyTextTransform } from '../textTransform.ts';
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
  /** Transforms the text on every keystroke, such as `toUpperCase`. */
  transform?: TextTransform;
  /** Example or format, shown while the field is empty. */
  placeholder?: string;
  /** Keyboard layout of touch screens. */
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Values to complete from, with their explanations. */
  suggestions?: readonly Option[];
  /** Autocomplete token; default `off`. */
  autoComplete?: string;
}

/** Text input. Empty is the empty string. */
export function TextField(props: TextFieldProps) {
  const { name, type = 'text', rows = 1, maxLength, chars = maxLength, transform } = props;
  const { placeholder, inputMode, suggestions, autoComplete = 'off', readOnly } = props;
  const listId = useId();
  const field = useField<string | null | undefined>(props, 'TextField');

  function handleInput(input: TextElement, isComposing = false) {
    // Changing the text during IME composition would break it.
    if (transform && !isComposing && !field.isLocked) transformInput(input, transform, maxLength);
    field.onChange(input.value);
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
          variant: readOnly ? ('readOnly' as const) : undefined,
          ref: field.ref,
          onChange: ({ target, nativeEvent }: ChangeEvent<TextElement>) =>
            handleInput(target, (nativeEvent as InputEvent).isComposing),
          onCompositionEnd: ({ currentTarget }: CompositionEvent<TextElement>) => handleInput(currentTarget),
          onBlur: field.onBlur,
          style: { width: getInputWidth(chars) },
        };
        return rows > 1 ? (
          <TextArea {...shared} rows={rows} />
        ) : (
          <>
            <TextInput
              {...shared}
              type={type}
              inputMode={inputMode}
              list={suggestions ? listId : undefined}
            />
            {suggestions && (
              <datalist id={listId}>
                {suggestions.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </datalist>
            )}
          </>
        );
      }}
    </FieldCell>
  );
}

/** Sets the transformed text before React re-renders, so that the caret does not jump to the end. */
function transformInput(input: TextElement, transform: TextTransform, maxLength: number | undefined) {
  const { selectionStart, value } = input;
  const transformed = applyTextTransform(
    { value, caret: selectionStart ?? value.length },
    transform,
    maxLength,
  );
  if (transformed.value === value) return;
  input.value = transformed.value;
  if (selectionStart !== null) input.setSelectionRange(transformed.caret, transformed.caret);
}
