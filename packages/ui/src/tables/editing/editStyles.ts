import type { CSSObject, Theme } from '@mui/material/styles';

/** Additional row height in CSS pixels for the message of a cell. */
export const messageHeight = 44;

/** Styles of editable cells in all tables. */
export const editStyles = (theme: Theme): CSSObject => ({
  // Editable: a dotted line at rest, the frame of an input below the pointer.
  '& .PortalEdit-text': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'text',
    textDecoration: `underline dotted ${theme.vars.palette.portal.hairline}`,
    textUnderlineOffset: 4,
    '@media print': { overflow: 'visible', whiteSpace: 'normal', textDecoration: 'none' },
  },
  '@media screen': {
    '& :is(td, th, .MuiDataGrid-cell):hover:has(> * .PortalEdit-text, > .PortalEdit-text)': {
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette.portal.buttonBorder}`,
    },
  },
  // Marks unsaved values by more than color.
  '& .PortalEdit-text[data-unsaved]': { fontStyle: 'italic' },
  '& .PortalEdit-refused': {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    width: '100%',
    lineHeight: '1.125rem',
  },
  // Three lines; the tooltip has the full text.
  '& .PortalEdit-message': {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    whiteSpace: 'normal',
    fontSize: '0.75rem',
    lineHeight: '0.875rem',
    color: theme.vars.palette.error.main,
  },
  '& .PortalEdit-tick': {
    width: 16,
    height: 16,
    margin: 0,
    accentColor: theme.vars.palette.primary.main,
  },
  '& .PortalEdit-input': {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: theme.typography.pxToRem(theme.density.rowHeight - 4),
    padding: '0 5px',
    border: 0,
    borderRadius: 2,
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -1,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    '&[data-align="right"]': { textAlign: 'end' },
    '&[aria-invalid="true"]': { outlineColor: theme.vars.palette.error.main },
  },
  '& textarea.PortalEdit-input': {
    fieldSizing: 'content',
    maxHeight: 160,
    padding: '5px',
    resize: 'none',
    lineHeight: '1.125rem',
  },
  '& .PortalEdit-state': {
    display: 'inline-flex',
    verticalAlign: 'middle',
    color: theme.vars.palette.text.secondary,
    '&[data-kind="saving"] svg': {
      animation: 'PortalEdit-turn 1s linear infinite',
      '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
    },
    '&[data-kind="saved"]': { color: theme.vars.palette.success.main },
    '&[data-kind="failed"]': { color: theme.vars.palette.error.main },
  },
  '@keyframes PortalEdit-turn': { to: { transform: 'rotate(360deg)' } },
  // Retry or Compare.
  '& .PortalEdit-button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 24,
    height: 24,
    padding: 0,
    border: `1px solid ${theme.vars.palette.portal.buttonBorder}`,
    borderRadius: 4,
    backgroundColor: theme.vars.palette.background.paper,
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.portal.hover },
  },
});
