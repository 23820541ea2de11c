import { type Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';

function inputStyles({ theme }: { theme: Theme }) {
  return {
    ...theme.typography.body1,
    boxSizing: 'border-box' as const,
    maxWidth: '100%',
    height: theme.density.controlHeight,
    padding: '0 8px',
    border: `1px solid ${theme.vars.palette.portal.inputBorder}`,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
    '&:focus': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
    '&[aria-invalid="true"]': { borderColor: theme.vars.palette.error.main },
    '&:disabled': {
      color: theme.vars.palette.text.disabled,
      borderColor: theme.vars.palette.portal.hairline,
    },
    // Read-only values must stay readable.
    '&[data-read-only="true"]': {
      color: theme.vars.palette.text.primary,
      borderColor: theme.vars.palette.portal.hairline,
      backgroundColor: theme.vars.palette.portal.frame,
      opacity: 1,
    },
  };
}

/** Native input in the style of the theme. */
export const TextInput = styled('input')(inputStyles);

/** Native multi-line input. */
export const TextArea = styled('textarea')(inputStyles, {
  height: 'auto',
  padding: '5px 8px',
  resize: 'vertical',
});

/** Native select in the style of the theme. */
export const SelectInput = styled('select')(inputStyles, { padding: '0 4px' });

/** Native checkbox or radio button in the accent color of the theme. */
export const CheckableInput = styled('input')(({ theme }) => ({
  flex: 'none',
  width: 16,
  height: 16,
  margin: 0,
  borderRadius: 3, // shape of the focus ring
  '&[type="radio"]': { borderRadius: '50%' },
  accentColor: theme.vars.palette.primary.main,
  '&[aria-invalid="true"]': {
    outline: `1px solid ${theme.vars.palette.error.main}`,
    outlineOffset: 1,
  },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
}));
