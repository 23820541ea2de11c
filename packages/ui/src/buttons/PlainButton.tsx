import { type CSSObject, type Theme, styled } from '@mui/material/styles';

/** How a button looks, for a link that is to look like one as well. */
export const buttonLook = ({ theme }: { theme: Theme }): CSSObject => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  flex: 'none',
  height: theme.density.controlHeight,
  padding: '0 12px',
  border: `1px solid ${theme.vars.palette.portal.buttonBorder}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.portal.hover },
  '&:active': { filter: 'brightness(0.95)' },
  '&[data-destructive="true"]': { color: theme.vars.palette.error.main },
  '&[data-primary="true"]': {
    borderColor: 'transparent',
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
  },
  // A button that is merely busy keeps its look: most answers are there before the eye has seen a change.
  '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': {
    borderColor: theme.vars.palette.portal.hairline,
    color: theme.vars.palette.text.disabled,
    backgroundColor: 'transparent',
    cursor: 'default',
  },
});

/**
 * A button with the look of the theme's MUI Button and without its code, for the frame, the login and what stands
 * beside every table.
 */
export const PlainButton = styled('button')(buttonLook);
