import { type CSSObject, styled, type Theme } from '@mui/material/styles';
import { surfaceStyles } from '../../theme/surfaceStyles.ts';

/** A table fills the remaining height of its flex column. */
export const rootStyles = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: 0,
  '@media print': { display: 'block' },
} as const;

/** Button at the end of a row. */
export const rowMenuButtonStyles = (theme: Theme): CSSObject => ({
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
});

/** One class styles the whole table. Cells are plain elements, so that large tables cost only their DOM. */
export const Scroller = styled('section')(({ theme }) => ({
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // Keeps focused cells clear of the sticky headings.
  scrollPadding: `${theme.density.rowHeight + 4}px 48px 4px 240px`,
  containerType: 'inline-size',
  ...surfaceStyles(theme),
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
    // Not `hidden`, which makes a scroll container of each cell.
    overflow: 'clip',
    textOverflow: 'ellipsis',
  },
  '& [data-align="right"]': { textAlign: 'right' },
  '& [data-align="center"]': { textAlign: 'center' },
  // The column that names the row is sticky, and so are selection and actions.
  '& .PortalTable-name, & .PortalTable-choice': { position: 'sticky', left: 0, zIndex: 1 },
  '[data-choice="true"] > & .PortalTable-name': { left: 40 },
  '& .PortalTable-choice': { padding: '0 0 0 12px', textOverflow: 'clip' },
  '& .PortalTable-choice input': {
    display: 'block',
    margin: 0,
    width: 16,
    height: 16,
    accentColor: theme.vars.palette.primary.main,
    scrollMarginLeft: -240,
  },
  '& .PortalTable-actions': { position: 'sticky', right: 0, zIndex: 1, padding: 0, textOverflow: 'clip' },
  '& .PortalTable-actions button': { ...rowMenuButtonStyles(theme), scrollMarginRight: -48 },
  // What is sticky is always visible: a focus there must not scroll the table to keep it clear of the padding.
  '& .PortalTable-name, & .PortalTable-name a, & .PortalTable-name button, & .PortalTable-name input': {
    scrollMarginLeft: -240,
  },
  '& thead button, & thead input': { scrollMarginTop: -(theme.density.rowHeight + 4) },
  // The head is sticky as a whole, however many rows it has, and so are the totals.
  '& thead': { position: 'sticky', zIndex: 3, top: 0 },
  '& tfoot': { position: 'sticky', zIndex: 2, bottom: 0 },
  '& thead tr > *': {
    backgroundColor: theme.vars.palette.portal.frame,
    color: theme.vars.palette.text.secondary,
    fontWeight: 500,
    lineHeight: '16px',
    whiteSpace: 'normal',
  },
  '& tbody a': { color: theme.vars.palette.primary.main, textDecoration: 'none' },
  '& tbody a:hover': { textDecoration: 'underline' },
  '& .PortalTable-sort': {
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
  '& [data-align="right"] .PortalTable-sort': { flexDirection: 'row-reverse' },
  '& thead tr:not(:last-of-type) > *': {
    borderBottom: 0,
    // Hides the gap between two heading rows at fractional device pixel ratios.
    boxShadow: `0 1px 0 ${theme.vars.palette.portal.frame}`,
  },
  '& .PortalTable-groups > th': {
    borderBottom: `1px solid ${theme.vars.palette.portal.hairline}`,
    textAlign: 'center',
    color: theme.vars.palette.text.primary,
  },
  '& .PortalTable-filters > td': { height: 'auto', padding: '0 6px 3px', verticalAlign: 'top' },
  '& .PortalTable-filters input': {
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
    '&[aria-invalid="true"]': {
      borderColor: theme.vars.palette.error.main,
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette.error.main}`,
    },
  },
  '& .PortalTable-filterProblem': {
    ...theme.typography.caption,
    color: theme.vars.palette.error.main,
    marginTop: 4,
    textAlign: 'left',
  },
  '& .PortalTable-totals tr > *, & .PortalTable-totals tr:hover > *': {
    backgroundColor: theme.vars.palette.portal.totals,
    color: theme.vars.palette.portal.onTotals,
    fontWeight: 600,
  },
  '& .PortalTable-totals a': { color: 'inherit' },
  '& tfoot tr:last-of-type > *': { borderBottom: 0 },
  // Empty rows, visible while the browser scrolls ahead of the rows.
  '& .PortalTable-spacer': {
    background: `repeating-linear-gradient(${theme.vars.palette.background.paper} 0 ${theme.density.rowHeight - 1}px, ${theme.vars.palette.portal.hairline} 0 ${theme.density.rowHeight}px)`,
  },
  '& [tabindex]:focus-visible': { outlineOffset: -2 },
  '& tbody [data-chosen] > *, & tbody [data-chosen]:hover > *': {
    backgroundColor: theme.vars.palette.portal.selected,
  },
  '& tbody th': { fontWeight: 500 },
  '& tbody tr:hover > *': { backgroundColor: theme.vars.palette.portal.hover },
  // Drop indicator.
  '& [data-drop="before"] > *': { boxShadow: `inset 0 2px 0 ${theme.vars.palette.primary.main}` },
  '& [data-drop="after"] > *': { boxShadow: `inset 0 -2px 0 ${theme.vars.palette.primary.main}` },
  '& .PortalTable-message > td, & .PortalTable-message:hover > td': {
    height: 'auto',
    padding: 0,
    overflow: 'visible',
    backgroundColor: 'transparent',
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'normal',
  },
  // Stays visible when the table is wider than its scroll container.
  '& .PortalTable-message > td > div': {
    position: 'sticky',
    left: 0,
    width: '100cqw',
    boxSizing: 'border-box',
    padding: '6px 12px',
  },
  '& .PortalTable-hint': { marginTop: 4 },
  '& .PortalTable-placeholder': {
    display: 'inline-block',
    height: 8,
    borderRadius: 4,
    verticalAlign: 'middle',
    backgroundColor: theme.vars.palette.portal.hairline,
  },
  // In print the table must fit the page width, and no text is truncated.
  '@media print': {
    overflow: 'visible',
    border: 0,
    '& table': { minWidth: '0 !important', tableLayout: 'auto', lineHeight: '18px', zoom: 0.73 },
    // Columns get the width that their texts need, but the one that names the row keeps its own.
    '& col:not(.PortalTable-name)': { width: 'auto !important' },
    '& col:not([style])': { width: '440px !important' },
    '& thead': { position: 'static', display: 'table-header-group' },
    '& tfoot': { position: 'static', display: 'table-row-group' },
    '& tr': { breakInside: 'avoid' },
    '& tr > *': {
      position: 'static',
      height: 'auto',
      overflow: 'visible',
      padding: '3px 6px',
      whiteSpace: 'normal',
      overflowWrap: 'break-word',
    },
    // Only words that would take the width of others are broken.
    '& [data-long-word]': { overflowWrap: 'anywhere', minWidth: '16ch' },
    '& tbody [data-align="right"], & tfoot [data-align="right"], & [data-kind]': { whiteSpace: 'nowrap' },
    '& .PortalTable-choice, & .PortalTable-actions, & [data-links]': {
      display: 'none',
    },
    '& .PortalTable-sort svg, & .PortalTable-sort sup': { display: 'none' },
    // Filters are printed where they hide rows.
    '& .PortalTable-filters:not(:has([data-active="true"])), & .PortalTable-filters input:not([data-active="true"])':
      { display: 'none' },
    // Chromium leaves buttons and clipped text out of the headings of the second and further pages.
    '& .PortalTable-sort': { display: 'contents' },
    '& .PortalTable-sort span': { overflow: 'visible' },
    '& .PortalTable-totals tr > *': { printColorAdjust: 'exact' },
  },
}));
