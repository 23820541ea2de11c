import { styled } from '../../theme/styled.ts';
import { editStyles } from '../editing/editStyles.ts';
import { rootStyles, rowMenuButtonStyles } from '../frame/tableStyles.ts';

/** Styles the grid like `DataTable`. */
export const Root = styled('div', { name: 'PortalEditableGrid', slot: 'Root' })(({ theme }) => ({
  ...rootStyles(theme),
  ...editStyles(theme),
  '& .MuiDataGrid-root': {
    ...theme.typography.body2,
    '--DataGrid-t-color-background-base': theme.vars.palette.background.paper,
    '--DataGrid-t-header-background-base': theme.vars.palette.portal.frame,
    '--DataGrid-t-color-border-base': theme.vars.palette.portal.hairline,
    '--DataGrid-rowBorderColor': theme.vars.palette.portal.hairline,
    flex: '1 1 auto',
    minHeight: 0,
    border: 0,
    fontVariantNumeric: 'tabular-nums',
    // It renders the visible rows only: a plain table of all rows is printed instead.
    '@media print': { display: 'none' },
    '@media screen': { '& ~ section': { display: 'none' } },
  },
  '& .MuiDataGrid-root .MuiDataGrid-columnHeader': { padding: '0 8px' },
  // The text is at the height that it has in a table, whose lines are below the rows.
  '& .MuiDataGrid-root .MuiDataGrid-cell': { padding: '0 8px 3px' },
  '& .MuiDataGrid-columnHeader': { color: theme.vars.palette.text.secondary },
  '& .MuiDataGrid-columnHeader--sorted': { color: theme.vars.palette.text.primary },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 500, lineHeight: '0.9375rem', whiteSpace: 'normal' },
  '& .MuiDataGrid-sortIcon': { fontSize: '1rem' },
  '& .MuiDataGrid-root .MuiDataGrid-columnSeparator': { color: 'transparent' },
  '& .MuiDataGrid-root .MuiDataGrid-columnHeaders:hover .MuiDataGrid-columnSeparator--resizable': {
    color: theme.vars.palette.portal.hairline,
  },
  '& .MuiDataGrid-row:hover': { backgroundColor: theme.vars.palette.portal.hover },
  '& .MuiDataGrid-cell': {
    display: 'flex',
    alignItems: 'center',
    borderColor: theme.vars.palette.portal.hairline,
    lineHeight: 'inherit',
  },
  '& .MuiDataGrid-cell[data-colindex="0"]': { fontWeight: 500 },
  '& .MuiDataGrid-cell--textRight': { justifyContent: 'flex-end' },
  '& .MuiDataGrid-cell--textCenter': { justifyContent: 'center' },
  '& .PortalGrid-editable': { cursor: 'text' },
  '& .MuiDataGrid-root :is(.MuiDataGrid-cell, .MuiDataGrid-columnHeader):is(:focus, :focus-within)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  '& .MuiDataGrid-root .MuiDataGrid-cell.MuiDataGrid-cell--editing': {
    flexDirection: 'column',
    alignItems: 'stretch',
    justifyContent: 'flex-start',
    padding: 2,
    overflow: 'visible',
    outline: 'none !important',
    boxShadow: 'none',
    zIndex: 1,
  },
  // In full, over the next row.
  '& .MuiDataGrid-cell--editing .PortalEdit-message': {
    padding: '0 6px',
    flex: 'none',
    WebkitLineClamp: 'none',
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& .MuiDataGrid-row--editing': { boxShadow: 'none', backgroundColor: 'transparent' },
  '& .MuiDataGrid-root .MuiDataGrid-cell.PortalGrid-icon': { padding: 0, justifyContent: 'center' },
  '& .PortalGrid-actions button': rowMenuButtonStyles(theme),
}));
