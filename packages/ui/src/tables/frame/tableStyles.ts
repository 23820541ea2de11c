import type { CSSObject, Theme } from '@mui/material/styles';
import { styled } from '../../theme/styled.ts';
import { floatingStyles, surfaceStyles } from '../../theme/surfaceStyles.ts';

/** The surface of a table, with chips and paging below the rows, fills the remaining height of its flex column. */
export const rootStyles = (theme: Theme): CSSObject => ({
  ...surfaceStyles(theme),
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'clip',
  '& > section': { flex: '1 1 auto' },
  '& > .PortalTable-footer': {
    flex: 'none',
    order: 2,
    borderTop: `1px solid ${theme.vars.palette.portal.hairline}`,
    padding: theme.density.name === 'compact' ? '0 8px' : '2px 8px',
  },
  // Where a dragged column would be dropped.
  '& [data-drop="left"]': { boxShadow: `inset 2px 0 0 ${theme.vars.palette.primary.main}` },
  '& [data-drop="right"]': { boxShadow: `inset -2px 0 0 ${theme.vars.palette.primary.main}` },
  '@media print': {
    display: 'block',
    border: 0,
    overflow: 'visible',
    '& > .PortalTable-footer': { border: 0, padding: 0 },
  },
});

export const rowMenuButtonStyles = (theme: Theme): CSSObject => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 28,
  height: theme.typography.pxToRem(theme.density.rowHeight - 4),
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
  // The second is for browsers that know where there is more to scroll to.
  containerType: ['inline-size', 'inline-size scroll-state'],
  '@container scroll-state(scrollable: inline-end)': {
    '& .PortalTable-actions': { borderInlineStart: '1px solid #8888' },
  },
  '@container scroll-state(scrollable: inline-start)': {
    '& .PortalTable-name': { borderInlineEnd: '1px solid #8888' },
  },
  '& table': {
    ...theme.typography.body2,
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
  },
  '& th, & td': {
    height: theme.typography.pxToRem(theme.density.rowHeight),
    padding: `0 ${theme.density.cellPadding}px`,
    borderBottom: `1px solid ${theme.vars.palette.portal.hairline}`,
    backgroundColor: theme.vars.palette.background.paper,
    fontWeight: 400,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    // Not `hidden`, which makes a scroll container of each cell.
    overflow: 'clip',
    textOverflow: 'ellipsis',
  },
  '& [data-align="right"]': { textAlign: 'end' },
  // A minus is before its number there, too.
  '& td[data-align="right"]:dir(rtl)': { textAlign: 'start', unicodeBidi: 'plaintext' },
  '& [data-align="center"]': { textAlign: 'center' },
  // Systems that round the width of a character to whole pixels need more room for what is never cut.
  '& [data-whole]:not([data-align])': { paddingInlineEnd: theme.density.cellPadding / 2 },
  '& [data-whole][data-align="right"]': { paddingInlineStart: theme.density.cellPadding / 2 },
  // The column that names the row is sticky, and so are selection and actions.
  '& .PortalTable-name, & .PortalTable-choice': { position: 'sticky', insetInlineStart: 0, zIndex: 1 },
  '[data-choice="true"] > & .PortalTable-name': { insetInlineStart: '2.5rem' },
  '& .PortalTable-choice': { paddingBlock: 0, paddingInline: '12px 0', textOverflow: 'clip' },
  '& .PortalTable-choice input': {
    display: 'block',
    margin: 0,
    width: 16,
    height: 16,
    accentColor: theme.vars.palette.primary.main,
    scrollMarginInlineStart: -240,
  },
  '& .PortalTable-actions': {
    position: 'sticky',
    insetInlineEnd: 0,
    zIndex: 1,
    padding: 0,
    textOverflow: 'clip',
  },
  '& .PortalTable-actions button': { ...rowMenuButtonStyles(theme), scrollMarginInlineEnd: -48 },
  // What is sticky is always visible: a focus there must not scroll the table to keep it clear of the padding.
  '& .PortalTable-name, & .PortalTable-name :is(a, button, input)': { scrollMarginInlineStart: -240 },
  '& thead button, & thead input': { scrollMarginTop: -(theme.density.rowHeight + 4) },
  // The head is sticky as a whole, however many rows it has, and so are the totals.
  '& thead': { position: 'sticky', zIndex: 3, top: 0 },
  '& tfoot': { position: 'sticky', zIndex: 2, bottom: 0 },
  '& thead tr > *': {
    backgroundColor: theme.vars.palette.portal.frame,
    color: theme.vars.palette.text.secondary,
    fontWeight: 500,
    lineHeight: theme.typography.caption.lineHeight,
    whiteSpace: 'normal',
  },
  // While the first rows are loading, which give the columns their widths: headings would move.
  '& .PortalTable-loadingHead': {
    backgroundColor: theme.vars.palette.portal.frame,
    '& tr > *': { opacity: 0 },
  },
  '& .PortalTable-quiet': { color: theme.vars.palette.text.secondary },
  '& .PortalAvatar': { marginInlineEnd: 8, verticalAlign: 'top' },
  '& tbody a': { color: theme.vars.palette.primary.main, textDecoration: 'none' },
  '& tbody a:hover': { textDecoration: 'underline' },
  '& .PortalTable-heading': { display: 'flex', alignItems: 'center', gap: 2, backgroundColor: 'inherit' },
  '& thead th': { position: 'relative' },
  '& .PortalTable-resizer': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: 8,
    margin: 0,
    border: 0,
    cursor: 'col-resize',
    touchAction: 'none',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '25%',
      insetInlineEnd: 0,
      width: 1,
      backgroundColor: theme.vars.palette.portal.buttonBorder,
      opacity: 0,
    },
    '&:is(:hover, :active, :focus-visible)::after': {
      insetBlock: 0,
      width: 2,
      backgroundColor: theme.vars.palette.primary.main,
      opacity: 1,
    },
    '@media print': { display: 'none' },
  },
  '& thead:hover .PortalTable-resizer::after': { opacity: 1 },
  '& [data-align="right"] :is(.PortalTable-heading, .PortalTable-sort)': { flexDirection: 'row-reverse' },
  '& [data-align="center"] .PortalTable-heading': { justifyContent: 'center' },
  '& .PortalTable-heading > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .PortalTable-heading button': {
    border: 0,
    borderRadius: 4,
    background: 'transparent',
    cursor: 'pointer',
  },
  '& .PortalTable-sort': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    minWidth: 0,
    minHeight: 24,
    padding: '2px 4px',
    margin: '-2px -4px',
    textAlign: 'inherit',
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& svg': { flex: 'none' },
    '& sup': { fontSize: '0.625rem', lineHeight: 1 },
    '&:hover': { color: theme.vars.palette.text.primary },
  },
  '& [aria-sort]': { color: theme.vars.palette.text.primary },
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
  '& .PortalTable-filter': {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    width: 24,
    height: 24,
    padding: 0,
    '& svg': { flex: 'none', marginInline: -3 },
    '&:hover': { color: theme.vars.palette.text.primary },
    '&[data-active]': { color: theme.vars.palette.primary.main },
    // Over the padding of the cell and the end of the heading, which does not move; its icon is beside the sort arrow.
    position: 'absolute',
    top: 'calc(50% - 12px)',
    insetInlineEnd: 1,
    backgroundColor: 'inherit',
  },
  '& [aria-sort] .PortalTable-filter': { backgroundColor: 'transparent' },
  // Quiet until it is needed; always there where nothing can hover.
  '@media (hover: hover)': {
    '& th:not(:hover, :focus-within) .PortalTable-filter:not([data-active])': { opacity: 0 },
  },
  '& [data-align="right"] .PortalTable-filter': {
    insetInlineStart: 1,
    insetInlineEnd: 'auto',
    justifyContent: 'flex-start',
  },
  // The cells of the head would cut the outline.
  '& .PortalTable-heading button:focus-visible': { outlineOffset: -2 },
  '& .PortalTable-filterPanel': {
    ...theme.typography.caption,
    // Below its button.
    inset: 'auto',
    positionArea: 'block-end span-inline-end',
    positionTryFallbacks: 'flip-inline',
    width: 232,
    margin: '4px 8px',
    padding: 8,
    ...floatingStyles(theme),
    color: theme.vars.palette.text.secondary,
    fontWeight: 400,
    textAlign: 'start',
    whiteSpace: 'normal',
    '& [data-problem]': { color: theme.vars.palette.error.main },
    '& div': { marginTop: 4 },
  },
  '& .PortalTable-totals.PortalTable-totals tr > *': {
    backgroundColor: theme.vars.palette.portal.totals,
    color: theme.vars.palette.portal.onTotals,
    fontWeight: 600,
  },
  '& .PortalTable-totals a': { color: 'inherit' },
  '& tfoot tr:last-of-type > *': { borderBottom: 0 },
  // Empty rows, visible while the browser scrolls ahead of the rows.
  '& .PortalTable-spacer': {
    background: `repeating-linear-gradient(${theme.vars.palette.background.paper} 0 calc(${theme.typography.pxToRem(theme.density.rowHeight)} - 1px), ${theme.vars.palette.portal.hairline} 0 ${theme.typography.pxToRem(theme.density.rowHeight)})`,
  },
  '& [tabindex]:focus-visible': { outlineOffset: -2 },
  '& tbody th': { fontWeight: 500 },
  // The focus returns there from a dialog, which shows what was saved.
  '& tbody tr:is(:hover, :focus-within) > *': { backgroundColor: theme.vars.palette.portal.hover },
  '& tbody tr[data-chosen] > *': { backgroundColor: theme.vars.palette.portal.selected },
  '[data-opens-rows="true"] > & [data-rowindex]': { cursor: 'pointer' },
  // Drop indicator.
  '& [data-drop="before"] > *': { boxShadow: `inset 0 2px 0 ${theme.vars.palette.primary.main}` },
  '& [data-drop="after"] > *': { boxShadow: `inset 0 -2px 0 ${theme.vars.palette.primary.main}` },
  '& tr.PortalTable-message > td': {
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
    insetInlineStart: 0,
    width: '100cqw',
    boxSizing: 'border-box',
    padding: `6px ${theme.density.cellPadding}px`,
  },
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
    '& table': { minWidth: '0 !important', tableLayout: 'auto', lineHeight: '16px', zoom: 0.7 },
    // Columns get the width that their texts need, but the one that names the row keeps its own.
    '& col:not(.PortalTable-name)': { width: 'auto !important' },
    '& col[data-prose]': { width: '440px !important' },
    '& thead': { position: 'static', display: 'table-header-group' },
    '& tfoot': { position: 'static', display: 'table-row-group' },
    '& tr': { breakInside: 'avoid' },
    '& tr > *': {
      position: 'static',
      height: 'auto',
      overflow: 'visible',
      padding: '1px 6px',
      whiteSpace: 'normal',
      overflowWrap: 'break-word',
    },
    // Only words that would take the width of others are broken.
    '& [data-long-word]': { overflowWrap: 'anywhere', minWidth: '16ch' },
    '& tbody [data-align="right"], & tfoot [data-align="right"], & [data-whole]:not([data-long-word])': {
      whiteSpace: 'nowrap',
    },
    '& .PortalTable-choice, & .PortalTable-actions, & .PortalTable-filter, & [data-links]': {
      display: 'none',
    },
    '& .PortalTable-sort svg, & .PortalTable-sort sup': { display: 'none' },
    // Chromium leaves buttons and clipped text out of the headings of the second and further pages.
    '& .PortalTable-sort': { display: 'contents' },
    '& .PortalTable-sort span': { overflow: 'visible' },
    '& .PortalTable-totals tr > *': { printColorAdjust: 'exact' },
  },
}));
