import { Link } from './Link.ts';
import { floatingStyles } from './surfaceStyles.ts';
import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

type ThemeComponents = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

/** Style overrides for MUI components. Naming a component here does not load it. */
export const componentStyles: ThemeComponents = {
  MuiButtonBase: { defaultProps: { disableRipple: true, LinkComponent: Link } },
  MuiLink: { defaultProps: { component: Link } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        height: theme.typography.pxToRem(theme.density.controlHeight),
        padding: '0 12px',
        whiteSpace: 'nowrap',
        '&:active': { filter: 'brightness(0.95)' },
      }),
      contained: ({ theme, ownerState }) =>
        ownerState.color === 'primary' && {
          backgroundColor: theme.vars.palette.portal.solid,
          color: theme.vars.palette.portal.onSolid,
          '&:hover': { backgroundColor: theme.vars.palette.portal.solidHover },
        },
      outlined: ({ theme, ownerState }) => ({
        borderColor: theme.vars.palette.portal.buttonBorder,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover': { backgroundColor: theme.vars.palette.portal.hover },
        ...(ownerState.color === 'error' && { color: theme.vars.palette.error.main }),
      }),
      text: { padding: '0 8px' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: theme.density.controlHeight,
        height: theme.typography.pxToRem(theme.density.controlHeight),
        padding: 0,
        borderRadius: theme.shape.borderRadius,
        color: theme.vars.palette.text.secondary,
        '&:hover': {
          backgroundColor: theme.vars.palette.portal.hover,
          color: theme.vars.palette.text.primary,
        },
      }),
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  // At once: while they grow, their entries move, and a click that begins on one of them ends on another.
  MuiPopover: { defaultProps: { transitionDuration: 0 } },
  MuiMenu: {
    defaultProps: { transitionDuration: 0 },
    styleOverrides: {
      paper: ({ theme }) => ({
        ...floatingStyles(theme),
        minWidth: 160,
      }),
      list: { padding: '4px 0' },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        height: theme.typography.pxToRem(theme.density.rowHeight - 2),
        margin: '0 4px',
        padding: '0 8px',
        borderRadius: 4,
        '&:hover': { backgroundColor: theme.vars.palette.action.hover },
        // Only the label is dimmed, not the reason beside it.
        '&.Mui-disabled': { opacity: 1, color: theme.vars.palette.text.disabled },
      }),
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 300, disableInteractive: true },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.caption,
        maxWidth: 480,
        padding: '4px 8px',
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.paper,
      }),
    },
  },
};
