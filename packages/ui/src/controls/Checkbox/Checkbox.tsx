import type { ComponentProps } from 'react';
import { styled } from '@mui/material/styles';

const Root = styled('input')(({ theme }) => ({
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

export interface CheckboxProps extends ComponentProps<'input'> {
  /** Default `checkbox`; a radio button looks alike. */
  type?: 'checkbox' | 'radio';
}

/** Native checkbox in the accent color of the theme, without a label. */
export function Checkbox(props: CheckboxProps) {
  return <Root type="checkbox" {...props} />;
}
