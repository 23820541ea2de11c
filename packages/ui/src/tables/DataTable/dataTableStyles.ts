import { styled } from '@mui/material/styles';

/** A table fills what is left of the column it stands in. */
export const rootStyles = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: 0,
} as const;

export const Root = styled('div', { name: 'PortalDataTable', slot: 'Root' })(rootStyles);

/**
 * One class carries the look of the whole table: cells are plain elements, so that a hundred rows cost no more than
 * their DOM.
 */
export const Scroller = styled('section')(({ theme }) => ({
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // What the keyboard reaches is not hidden behind the headings.
  scrollPadding: `${theme.density.rowHeight + 4}px 48px 4px 240px`,
  containerType: 'inline-size',
  border: `1px solid ${theme.vars.palette.portal.hairline}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& table': {
    ...theme.typography.body2,
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
  },
  '& th, & td': {
    height: theme.density.rowHeight,
    padding: '0 12px',
    borderBottom: `1px solid ${theme.vars.palette.portal.hairline}`,
    backgroundColor: theme.vars.palette.background.paper,
    fontWeight: 400,
    textAlign: 'left',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& [data-align="right"]': { textAlign: 'right' },
  '& [data-align="center"]': { textAlign: 'center' },
  // The column that names the row stays while scrolling sideways, and so do choice and actions.
  '& .PortalDataTable-name, & .PortalDataTable-choice': { position: 'sticky', left: 0, zIndex: 1 },
  '[data-choice="true"] > & .PortalDataTable-name': { left: 40 },
  '& .PortalDataTable-choice': { padding: '0 0 0 12px', textOverflow: 'clip' },
  '& .PortalDataTable-choice input': {
    display: 'block',
    margin: 0,
    width: 16,
    height: 16,
    accentColor: theme.vars.palette.primary.main,
  },
  '& .PortalDataTable-actions': { position: 'sticky', right: 0, zIndex: 1, padding: 0, textOverflow: 'clip' },
  '& .PortalDataTable-actions button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 28,
    height: theme.density.rowHeight - 4,
    margin: '0 auto',
    padding: 0,
    border: 0,
    borderRadius: theme.vars.shape.borderRadius,
    background: 'transparent',
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
    '&:hover': {
      backgroundColor: theme.vars.palette.portal.selected,
      color: theme.vars.palette.text.primary,
    },
  },
  // The head stays as a whole, however many lines it has, and so do the totals.
  '& thead': { position: 'sticky', zIndex: 3, top: 0 },
  '& tfoot': { position: 'sticky', zIndex: 2, bottom: 0 },
  '& thead tr > *': {
    backgroundColor: theme.vars.palette.portal.frame,
    color: theme.vars.palette.text.secondary,
    fontWeight: 500,
    lineHeight: '16px',
    whiteSpace: 'normal',
  },
  '[data-corner="true"] > & thead tr:first-of-type > :last-child': { paddingRight: 36 },
  '& tbody a': { color: theme.vars.palette.primary.main, textDecoration: 'none' },
  '& tbody a:hover': { textDecoration: 'underline' },
  '& .PortalDataTable-sort': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    maxWidth: 'calc(100% + 8px)',
    padding: '2px 4px',
    margin: '-2px -4px',
    lineHeight: 'inherit',
    textAlign: 'inherit',
    border: 0,
    borderRadius: 4,
    background: 'transparent',
    color: 'inherit',
    fontWeight: 'inherit',
    cursor: 'pointer',
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& svg': { flex: 'none' },
    '& sup': { fontSize: 10, lineHeight: 1 },
    '&:hover': { color: theme.vars.palette.text.primary },
  },
  '& [aria-sort]': { color: theme.vars.palette.text.primary },
  '& [data-align="right"] .PortalDataTable-sort': { flexDirection: 'row-reverse' },
  '& thead tr:not(:last-of-type) > *': {
    borderBottom: 0,
    // Where a pixel of the page is no whole number of the screen's, rows would shine through between two lines.
    boxShadow: `0 1px 0 ${theme.vars.palette.portal.frame}`,
  },
  '& .PortalDataTable-groups > th': {
    borderBottom: `1px solid ${theme.vars.palette.portal.hairline}`,
    textAlign: 'center',
    color: theme.vars.palette.text.primary,
  },
  '& .PortalDataTable-filters > td': { height: 'auto', padding: '0 6px 3px' },
  '& .PortalDataTable-filters input': {
    display: 'block',
    width: '100%',
    height: Math.min(theme.density.rowHeight - 6, 24),
    padding: '0 6px',
    border: `1px solid ${theme.vars.palette.portal.inputBorder}`,
    borderRadius: 4,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
    '&[data-active="true"]': {
      borderColor: theme.vars.palette.primary.main,
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    },
  },
  '& .PortalDataTable-totals tr > *, & .PortalDataTable-totals tr:hover > *': {
    backgroundColor: theme.vars.palette.portal.totals,
    color: theme.vars.palette.portal.onTotals,
    fontWeight: 600,
  },
  '& .PortalDataTable-totals a': { color: 'inherit' },
  '& tfoot tr:last-of-type > *': { borderBottom: 0 },
  '& .PortalDataTable-spacer, & .PortalDataTable-spacer:hover > *': { backgroundColor: 'transparent' },
  '& [tabindex]:focus-visible': { outlineOffset: -2 },
  '& tbody [data-chosen] > *, & tbody [data-chosen]:hover > *': {
    backgroundColor: theme.vars.palette.portal.selected,
  },
  '& tbody th': { fontWeight: 500 },
  '& tbody tr:hover > *': { backgroundColor: theme.vars.palette.portal.hover },
  // The line where a dragged row would go.
  '& [data-drop="before"] > *': { boxShadow: `inset 0 2px 0 ${theme.vars.palette.primary.main}` },
  '& [data-drop="after"] > *': { boxShadow: `inset 0 -2px 0 ${theme.vars.palette.primary.main}` },
  '& .PortalDataTable-message > td, & .PortalDataTable-message:hover > td': {
    height: 'auto',
    padding: 0,
    overflow: 'visible',
    backgroundColor: 'transparent',
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'normal',
  },
  // Stays in sight when the table is wider than its window.
  '& .PortalDataTable-message > td > div': {
    position: 'sticky',
    left: 0,
    width: '100cqw',
    boxSizing: 'border-box',
    padding: '6px 12px',
  },
  '& .PortalDataTable-hint': { marginTop: 4 },
  '& .PortalDataTable-placeholder': {
    display: 'inline-block',
    height: 8,
    borderRadius: 4,
    verticalAlign: 'middle',
    backgroundColor: theme.vars.palette.portal.hairline,
  },
  // On paper the whole table has to fit the width, and every text is shown whole.
  '@media print': {
    overflow: 'visible',
    border: 0,
    '& table': { minWidth: '0 !important', tableLayout: 'auto', fontSize: 10, lineHeight: '14px' },
    '& thead': { position: 'static', display: 'table-header-group' },
    '& tfoot': { position: 'static', display: 'table-row-group' },
    '& tr': { breakInside: 'avoid' },
    '& tr > *': {
      position: 'static',
      height: 'auto',
      padding: '2px 6px',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    // A name and a heading are cut between words only.
    '& th': { overflowWrap: 'break-word' },
    '& td[data-align="right"]': { whiteSpace: 'nowrap' },
    '& .PortalDataTable-choice, & .PortalDataTable-actions, & .PortalDataTable-filters': { display: 'none' },
    '& [data-links]': { display: 'none' },
    '& col': { width: 'auto !important' },
    '& .PortalDataTable-totals tr > *': { printColorAdjust: 'exact' },
  },
}));
