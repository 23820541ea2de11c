import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';
import type { AsyncState } from '../feedback/AsyncState.ts';
import type { MenuEntry } from '../controls/PopupMenu/MenuEntry.ts';
import type { RootProps } from '../theme/styled.ts';
import type { Column } from './Column.ts';

/** Props of every table: `DataTable`, `TreeTable` and `EditableGrid`. */
export interface TableProps<Row, Id extends string | number> extends RootProps<HTMLDivElement> {
  /** Accessible name: what the rows are, such as `Mailers`. */
  label: string;
  /**
   * The first column names the row. Columns with `edit` are editable in tables that support it. Define at
   * module scope or memoize: a new array re-renders every row.
   */
  columns: readonly Column<Row>[];
  /** The rows, or their loading, empty or failed state. Siblings of a tree are in order. */
  rows: AsyncState<readonly Row[]>;
  /** Unique, stable ID of a row. */
  rowId: (row: Row) => Id;
  /** What is shown when there are no rows. */
  empty?: {
    /** Default `[no data]`. */
    text?: string;
    /** One sentence on what would bring rows, below the text. */
    hint?: ReactNode;
    /** The next step: a button or a link. */
    action?: ReactNode;
  };
  /** Entries of the row menu, which opens by its button, right click, menu key or Shift+F10. */
  rowActions?: (row: Row) => readonly MenuEntry[];
  /** Entries of the table menu in the corner. */
  tools?: TableTools;
  /** What the user chose; without it, the table keeps the choice until it unmounts. */
  columnSettings?: {
    settings: ColumnSettings;
    onSettingsChange: (change: { settings: ColumnSettings }) => void;
  };
}

/** What a user chose about the columns of a table. */
export interface ColumnSettings {
  /** IDs of columns that are not shown. */
  hiddenColumns: readonly string[];
  /** Widths in CSS pixels by column ID, of columns that do not size themselves. */
  widths: Readonly<Record<string, number>>;
  /** IDs of columns in the order that was chosen; absent: that of the table. */
  order?: readonly string[];
}

/** Entries of the table menu in the corner. */
export interface TableTools {
  /** Lets the user hide columns. */
  chooseColumns?: boolean;
  /**
   * Downloads the shown columns and rows. For rows that are paged on the server, a function that loads all of them and
   * calls `downloadCsv` with `toTableCsv`; with a `fileName`, the entry says that it saves this page.
   */
  csv?:
    { fileName: string; preface?: readonly string[] } | { onDownload: () => void; disabledReason?: string };
  /**
   * Prints all rows, not only the rendered ones. For rows that are paged on the server, a function that shows all of
   * them and prints.
   */
  print?: true | { onPrint: () => void; disabledReason?: string };
}

/** Slots of a table, as in MUI's components. */
export interface TableSlots {
  /** Replacements for `section` (the scrollable `region`) and `table`; define at module scope. */
  slots?: { region?: ElementType; table?: ElementType };
  /** Additional props of the slots. */
  slotProps?: {
    region?: ComponentPropsWithoutRef<'section'>;
    table?: ComponentPropsWithoutRef<'table'>;
  };
}
