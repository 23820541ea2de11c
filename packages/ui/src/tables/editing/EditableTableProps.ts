import type { Localized } from '../../theme/styled.ts';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import type { TableProps, TableTools } from '../TableProps.ts';
import type { EditingLocaleText } from './editingLocaleText.ts';
import type { RowChange, RowSaveResult } from './RowState.ts';

/** Props of tables that are edited in place. Unsaved input is kept when the rows are reloaded. */
export interface EditableTableProps<Row extends object, Id extends string | number>
  extends TableProps<Row, Id>, Localized<EditingLocaleText> {
  /**
   * All rows, if `rows` are those that match a filter outside of the table: rows that it hides keep their unsaved
   * input. Default: `rows`.
   */
  allRows?: AsyncState<readonly Row[]>;
  /** Error messages by field name; called when a cell is left and before a row is saved. */
  validate?: (row: Row) => { readonly [Field in string]?: string | undefined };
  /**
   * Saves an edited row after the focus has left it. If saving fails, the input stays, with the reason and
   * `Retry`.
   */
  onSave: (change: RowChange<Row>) => Promise<RowSaveResult<Row>>;
  /** Entries of the table menu in the corner. */
  tools?: Pick<TableTools, 'csv' | 'print'>;
}
