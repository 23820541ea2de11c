import { type Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';

function inputStyles({ theme }: { theme: Theme }) {
  return {
    ...theme.typography.body1,
    boxSizing: 'border-box' as const,
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
  };
}

/** A one-line input: the browser's own, in the look of the theme. */
export const TextInput = styled('input')(inputStyles);

/** A choice among a few: the browser's own select, in the look of the theme. */
export const SelectInput = styled('select')(inputStyles, { padding: '0 4px' });
