import { type CSSObject, type Theme, styled } from '@mui/material/styles';

/** Button styles, shared with links that look like buttons. */
export const buttonStyles = ({ theme }: { theme: Theme }): CSSObject => ({
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
  // A busy button keeps its appearance: most responses arrive before a change would be noticed.
  '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': {
    borderColor: theme.vars.palette.portal.hairline,
    color: theme.vars.palette.text.disabled,
    backgroundColor: 'transparent',
    cursor: 'default',
  },
});

/**
 * Native button styled like the theme's MUI Button, without MUI's code: used where code size counts (frame,
 * login, table toolbars).
 */
export const PlainButton = styled('button')(buttonStyles);
