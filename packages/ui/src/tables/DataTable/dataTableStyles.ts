import { styled } from '@mui/material/styles';

export const Root = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: 0,
});

/**
 * One class carries the look of the whole table: cells are plain elements, so that a hundred rows cost no more than
 * their DOM.
 */
export const Scroller = styled('section')(({ theme }) => ({
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
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
  '& thead th': {
    position: 'sticky',
    zIndex: 2,
    top: 0,
    backgroundColor: theme.vars.palette.portal.frame,
    color: theme.vars.palette.text.secondary,
    fontWeight: 500,
  },
  // The first column stays while scrolling sideways.
  '& tr > :first-of-type': { position: 'sticky', left: 0, zIndex: 1 },
  '& thead tr > :first-of-type': { zIndex: 3 },
  '& tbody th': { fontWeight: 500 },
  '& tbody tr:hover > *': { backgroundColor: theme.vars.palette.portal.hover },
  '& tbody a': { color: theme.vars.palette.primary.main },
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
  '@media print': {
    overflow: 'visible',
    border: 0,
    '& thead th, & tr > :first-of-type': { position: 'static' },
  },
}));
