import { useMemo } from 'react';
import { styled } from '@mui/material/styles';
import { type Column, getColumnText } from '../../../tables/Column.ts';
import { DataTable } from '../../../tables/DataTable/DataTable.tsx';
import { PaneHint } from '../Panes/Panes.tsx';

export interface AccessOverviewProps<Row, Id extends string | number> {
  /** Accessible name of the table. */
  label: string;
  /** What choosing a row shows. */
  hint: string;
  /** Columns with counts, such as `roleCountColumns`; the first one is the name that is pressed. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => Id;
  /** Called with the chosen row. Define at module scope or memoize. */
  onSelect: (id: Id) => void;
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: theme.density.gap,
  minHeight: 0,
  '@media print': { '& > .PortalPanes-hint': { display: 'none' } },
  '& tbody button': {
    padding: 0,
    border: 0,
    borderRadius: 2,
    background: 'transparent',
    color: theme.vars.palette.primary.main,
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline' },
  },
}));

/** All that can be chosen in the left pane, with counts: what the right pane shows before a choice. */
export function AccessOverview<Row, Id extends string | number>(props: AccessOverviewProps<Row, Id>) {
  const { label, hint, columns, rows, rowId, onSelect } = props;
  const pressed = useMemo(
    () => [...columns.slice(0, 1).map((column) => toButtons(column, rowId, onSelect)), ...columns.slice(1)],
    [columns, rowId, onSelect],
  );
  return (
    <Root>
      <PaneHint>{hint}</PaneHint>
      {rows.length > 0 && (
        <DataTable
          label={label}
          columns={pressed}
          rows={{ status: 'ready', data: rows, refreshing: false }}
          rowId={rowId}
        />
      )}
    </Root>
  );
}

/** The column with its texts as buttons. */
function toButtons<Row, Id extends string | number>(
  column: Column<Row>,
  rowId: (row: Row) => Id,
  onSelect: (id: Id) => void,
): Column<Row> {
  const cell = (row: Row) => (
    <button type="button" onClick={() => onSelect(rowId(row))}>
      {getColumnText(column, row)}
    </button>
  );
  return { ...column, cell };
}
