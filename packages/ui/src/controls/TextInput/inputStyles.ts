import type { CSSObject, Theme } from '@mui/material/styles';

export interface InputVariantProps {
  /** `readOnly`: a value that is only shown; it stays readable and selectable. */
  variant?: 'default' | 'readOnly';
}

/** Styles of text inputs and selects. */
export const inputStyles = ({ theme }: { theme: Theme }): CSSObject => ({
  ...theme.typography.body1,
  boxSizing: 'border-box',
  maxWidth: '100%',
  height: theme.typography.pxToRem(theme.density.controlHeight),
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
  variants: [
    {
      props: { variant: 'readOnly' },
      style: {
        // As specific as the rules for disabled and invalid inputs above.
        '&&': {
          color: theme.vars.palette.text.primary,
          borderColor: theme.vars.palette.portal.hairline,
          backgroundColor: theme.vars.palette.portal.frame,
          opacity: 1,
          '@media (forced-colors: active)': { border: '1px dashed GrayText' },
        },
      },
    },
  ],
});
