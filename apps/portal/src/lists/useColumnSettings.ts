import type { Column, ColumnSettings, TableProps } from '@portal/ui/tables';
import { getColumnId } from '@portal/ui/tables';
import { use, useEffect, useMemo } from 'react';
import { usePreferences } from '../state/preferences.ts';
import { toColumnSettings, toViewColumns } from '../views/viewInUrl.ts';
import type { ShownTable } from '../views/ShownScreen.ts';
import { ViewScopeContext } from '../views/ViewScopeContext.ts';

const automatic: ColumnSettings = { hiddenColumns: [], widths: {} };

/**
 * What was chosen about the columns of a table: by the open view or a link, otherwise by the user, remembered in this
 * browser.
 * @param table its name
 */
export function useColumnSettings<Row>(
  table: string,
  columns: readonly Column<Row>[],
): NonNullable<TableProps<unknown, never>['columnSettings']> {
  const [{ tables }, change] = usePreferences();
  const scope = use(ViewScopeContext);
  const ofView = scope?.columns;
  const settings = useMemo(
    () => (ofView ? toColumnSettings(ofView) : (tables[table] ?? automatic)),
    [ofView, tables, table],
  );
  const setTable = scope?.setTable;
  const shown = JSON.stringify({
    columnIds: columns.map(getColumnId),
    columns: toViewColumns(columns, settings),
  } satisfies ShownTable);
  useEffect(() => setTable?.(JSON.parse(shown) as ShownTable), [setTable, shown]);
  return {
    settings,
    onSettingsChange: ({ settings: next }) => {
      if (!scope?.change({ columns: toViewColumns(columns, next) }))
        change({ tables: { ...tables, [table]: next } });
    },
  };
}
