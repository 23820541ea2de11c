import { styled } from '../../theme/styled.ts';
import { rootStyles } from '../frame/tableStyles.ts';
import { editStyles, messageHeight } from '../editing/editStyles.ts';
import { stateWidth } from './stateColumn.ts';

/** The width of the name, see `toNameWidth`. */
const nameWidth = 'var(--PortalTree-nameWidth)';
/**
 * The same, in pixels: Chromium takes ten times as long for the layout of a table when the styles of its cells depend on a
 * container.
 */
const stateLeft = '--PortalTree-stateLeft';
const addState = (width: string) => `calc(${width} + ${stateWidth}px)`;

/** Styles of the tree and its inputs, in addition to those of every table. */
export const Root = styled('div', { name: 'PortalTreeTable', slot: 'Root' })(({ theme }) => ({
  ...rootStyles(theme),
  ...editStyles(theme),
  [`@property ${stateLeft}`]: { syntax: '"<length>"', inherits: 'true', initialValue: '0px' },
  '& table': { [stateLeft]: nameWidth },
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
  '& [data-messages] > *': { height: theme.typography.pxToRem(theme.density.rowHeight + messageHeight) },
  // The status, in the second column, stays beside the name while scrolling sideways.
  '& tr > [aria-colindex="2"]': {
    position: 'sticky',
    insetInlineStart: `var(${stateLeft})`,
    zIndex: 1,
    padding: 0,
    textAlign: 'center',
  },
  // Its heading is only read out.
  '& thead [aria-colindex="2"]': { fontSize: 0 },
  // Focused cells are kept clear of both; a focus in one of them scrolls nothing.
  '& section': { scrollPaddingInlineStart: addState(nameWidth) },
  '& .PortalTable-name, & .PortalTable-name input, & tr > [aria-colindex="2"], & [aria-colindex="2"] button':
    {
      scrollMarginInlineStart: `calc(-1 * ${addState(`var(${stateLeft})`)})`,
    },
  '& tbody .PortalEdit-text': { display: 'block', minWidth: 0 },
  '& tbody [data-align="right"] .PortalEdit-text': { textAlign: 'end' },
  '& tbody [data-align="center"] .PortalEdit-tick': { verticalAlign: 'middle' },
  '& tbody [aria-colindex][data-editing]': { padding: '0 2px', overflow: 'visible' },
  '& tbody th[aria-colindex][data-editing]': {
    paddingInlineStart: theme.density.cellPadding,
    paddingInlineEnd: 2,
  },
  '& .PortalTree-input': { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
  '& .PortalTable-actions button:focus-visible': { outlineOffset: -2 },
  // Drop target for moving a row into this one.
  '& tbody [data-drop="into"] > *, & tbody [data-drop="into"]:hover > *': {
    backgroundColor: theme.vars.palette.portal.selected,
  },
}));
