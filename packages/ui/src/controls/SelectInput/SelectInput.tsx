import { styled } from '../../theme/styled.ts';
import { inputStyles, type InputVariantProps } from '../TextInput/inputStyles.ts';

/**
 * Native select in the style of the theme.
 * @alias select, dropdown, combobox
 */
export const SelectInput = styled('select')<InputVariantProps>(inputStyles, { padding: '0 4px' });
