import { type Column, type ColumnSettings, getColumnId, type TableProps } from '@portal/ui/tables';
import { use, useEffect, useMemo } from 'react';
import { usePreferences } from '../state/preferences.ts';
import { toColumnSettings, toViewColumns } from '../views/viewInUrl.ts';
import type { ShownTable } from '../views/ShownScreen.ts';
import { ViewScopeContext } from '../views/ViewScopeContext.ts';

const automatic: ColumnSettings = { hiddenColumns: [], widths: {} };

/**
 * The name and columns of a table as its props, with what was chosen about them: by the open view or a link, otherwise
 * by the user, remembered in this browser.
 */
export function useTableColumns<Row>(
  label: string,
  columns: readonly Column<Row>[],
): Pick<TableProps<Row, never>, 'label' | 'columns' | 'columnSettings'> {
  const [{ tables }, change] = usePreferences();
  const scope = use(ViewScopeContext);
  const ofView = scope?.columns;
  const settings = useMemo(
    () => (ofView ? toColumnSettings(ofView) : (tables[label] ?? automatic)),
    [ofView, tables, label],
  );
  const setTable = scope?.setTable;
  const shown = JSON.stringify({
    columnIds: columns.map(getColumnId),
    columns: toViewColumns(columns, settings),
  } satisfies ShownTable);
  useEffect(() => setTable?.(JSON.parse(shown) as ShownTable), [setTable, shown]);
  const onSettingsChange = ({ settings: next }: { settings: ColumnSettings }) => {
    if (!scope?.change({ columns: toViewColumns(columns, next) }))
      change({ tables: { ...tables, [label]: next } });
  };
  return { label, columns, columnSettings: { settings, onSettingsChange } };
}
