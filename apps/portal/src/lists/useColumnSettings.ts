import type { TableProps } from '@portal/ui/tables';
import { usePreferences } from '../state/preferences.ts';

const automatic = { hiddenColumns: [], widths: {} };

/**
 * What the user chose about the columns of a table, remembered in this browser.
 * @param table its name
 */
export function useColumnSettings(table: string): NonNullable<TableProps<unknown, never>['columnSettings']> {
  const [{ tables }, change] = usePreferences();
  return {
    settings: tables[table] ?? automatic,
    onSettingsChange: ({ settings }) => change({ tables: { ...tables, [table]: settings } }),
  };
}
