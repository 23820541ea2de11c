import { styled } from '@mui/material/styles';
import { inputStyles, type InputVariantProps } from './inputStyles.ts';

/** Native text input in the style of the theme, without a label: see `LabeledInput`. */
export const TextInput = styled('input')<InputVariantProps>(inputStyles);

/** Native multi-line input. */
export const TextArea = styled('textarea')<InputVariantProps>(inputStyles, {
  height: 'auto',
  padding: '5px 8px',
  resize: 'vertical',
});
