import { styled } from '@mui/material/styles';
import { rootStyles } from '../frame/tableStyles.ts';
import { editStyles, messageHeight } from '../editing/editStyles.ts';

/** Styles of the tree and its inputs, in addition to those of every table. */
export const Root = styled('div', { name: 'PortalTreeTable', slot: 'Root' })(({ theme }) => ({
  ...rootStyles,
  ...editStyles(theme),
  '& .PortalTree-name': { display: 'flex', alignItems: 'center', minWidth: 0 },
  '& .PortalTree-twisty, & .PortalTree-leaf': {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 20,
    height: 24,
    '@media print': { height: 'auto' },
    marginLeft: -4,
    marginRight: 4,
    color: theme.vars.palette.text.secondary,
  },
  '& .PortalTree-twisty': {
    cursor: 'pointer',
    '&:hover': { color: theme.vars.palette.text.primary },
    '& svg': { '@media print': { display: 'none' } },
  },
  '& [data-failed] > *': { height: theme.density.rowHeight + messageHeight },
  // The status of a row stays visible while scrolling sideways. Empty, it covers no other column.
  '& tbody .PortalTable-state:not(:empty)': {
    position: 'sticky',
    right: 40,
    zIndex: 1,
    paddingRight: 4,
    // Separates it from columns that scroll below it.
    boxShadow: `inset 1px 0 ${theme.vars.palette.portal.hairline}`,
  },
  '& tbody .PortalTable-state:not(:empty):last-child': { right: 0 },
  '& tbody .PortalEdit-text': { display: 'block', minWidth: 0 },
  '& tbody [data-align="right"] .PortalEdit-text': { textAlign: 'right' },
  '& tbody [data-align="center"] .PortalEdit-tick': { verticalAlign: 'middle' },
  '& tbody [data-editing]': { padding: '0 2px', overflow: 'visible' },
  '& tbody th[data-editing]': { paddingLeft: 12, paddingRight: 2 },
  '& .PortalTree-input': { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
  '& .PortalTable-actions button:focus-visible': { outlineOffset: -2 },
  // Drop target for moving a row into this one.
  '& tbody [data-drop="into"] > *, & tbody [data-drop="into"]:hover > *': {
    backgroundColor: theme.vars.palette.portal.selected,
  },
}));
