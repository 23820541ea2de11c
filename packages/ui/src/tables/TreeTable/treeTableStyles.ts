import { styled } from '../../theme/styled.ts';
import { rootStyles } from '../frame/tableStyles.ts';
import { editStyles, messageHeight } from '../editing/editStyles.ts';
import { stateWidth } from './stateColumn.ts';

/** Width of name and status, where the name has a width. */
const frozenWidth = `calc(var(--PortalTree-stateLeft, 96px) + ${stateWidth}px)`;

/** Styles of the tree and its inputs, in addition to those of every table. */
export const Root = styled('div', { name: 'PortalTreeTable', slot: 'Root' })(({ theme }) => ({
  ...rootStyles(theme),
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
    marginInlineStart: -4,
    marginInlineEnd: 4,
    color: theme.vars.palette.text.secondary,
  },
  '& .PortalTree-twisty': {
    cursor: 'pointer',
    '&:hover': { color: theme.vars.palette.text.primary },
    '& svg': { '@media print': { display: 'none' } },
  },
  '& [data-failed] > *': { height: theme.typography.pxToRem(theme.density.rowHeight + messageHeight) },
  // The status, in the second column, stays beside the name while scrolling sideways.
  '& tr > [aria-colindex="2"]': {
    position: 'sticky',
    insetInlineStart: 'var(--PortalTree-stateLeft, auto)',
    zIndex: 1,
    padding: 0,
    textAlign: 'center',
  },
  // Its heading is only read out.
  '& thead [aria-colindex="2"]': { fontSize: 0 },
  // Focused cells are kept clear of both; a focus in one of them scrolls nothing.
  '& section': { scrollPaddingInlineStart: frozenWidth },
  '& .PortalTable-name, & .PortalTable-name input, & tr > [aria-colindex="2"], & [aria-colindex="2"] button':
    {
      scrollMarginInlineStart: `calc(-1 * ${frozenWidth})`,
    },
  '& tbody .PortalEdit-text': { display: 'block', minWidth: 0 },
  '& tbody [data-align="right"] .PortalEdit-text': { textAlign: 'end' },
  '& tbody [data-align="center"] .PortalEdit-tick': { verticalAlign: 'middle' },
  '& tbody [data-editing]': { padding: '0 2px', overflow: 'visible' },
  '& tbody th[data-editing]': { paddingInlineStart: theme.density.cellPadding, paddingInlineEnd: 2 },
  '& .PortalTree-input': { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
  '& .PortalTable-actions button:focus-visible': { outlineOffset: -2 },
  // Drop target for moving a row into this one.
  '& tbody [data-drop="into"] > *, & tbody [data-drop="into"]:hover > *': {
    backgroundColor: theme.vars.palette.portal.selected,
  },
}));
