import type { ClipboardEvent, ComponentProps } from 'react';
import { styled } from '../../theme/styled.ts';
import { inputStyles, type InputVariantProps } from './inputStyles.ts';

const Input = styled('input')<InputVariantProps>(inputStyles);

/**
 * Native text input in the style of the theme, without a label: see `LabeledInput`. Blanks around pasted text do not
 * count towards `maxLength`: the browser would cut the text instead.
 * @alias text field
 */
export function TextInput({ onPaste, ...props }: ComponentProps<typeof Input>) {
  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    onPaste?.(event);
    if (props.maxLength === undefined || props.type === 'password' || event.defaultPrevented) return;
    const text = event.clipboardData.getData('text/plain');
    const trimmed = text.trim();
    // Several cells are not for one input.
    if (trimmed === text || /[\t\r\n]/.test(trimmed)) return;
    event.preventDefault();
    // The only way of changing an input that the browser can undo.
    if (!event.currentTarget.readOnly) document.execCommand('insertText', false, trimmed);
  }
  return <Input {...props} onPaste={handlePaste} />;
}

/** Native multi-line input. */
export const TextArea = styled('textarea')<InputVariantProps>(inputStyles, {
  height: 'auto',
  padding: '5px 8px',
  resize: 'vertical',
});
