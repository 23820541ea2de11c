import type { ReactNode } from 'react';
import type { CsvValue } from '@portal/domain';
import type { CellEdit } from './editing/CellEdit.ts';

/**
 * What a value is: a number without or with two decimals, dollars, percent (of 0 to 100), a number that only names
 * something (no separators), a day (`YYYY-MM-DD`).
 */
export type ValueKind = 'whole' | 'decimal' | 'money' | 'percent' | 'id' | 'day';

interface ColumnLook<Row> {
  /** Text of the heading, with the unit when there is one: `Cost ($)`. */
  heading: string;
  /** Default `left`. Numbers stand right, in figures of one width. */
  align?: 'left' | 'right' | 'center';
  /** Width in CSS pixels; columns without one share what is left. */
  width?: number;
  /** Draws the cell when text is not enough (a link, a tick). `format` still gives its text for tool tip and filter. */
  cell?: (row: Row) => ReactNode;
  /** Value for a file; default: the raw value. False: a column of links, which files and paper leave out. */
  csv?: ((row: Row) => CsvValue) | false;
  /** What the raw value is, so that a workbook shows it as the table does; default: as it comes. */
  kind?: ValueKind;
  /** Value to sort by; default: the raw value. Nothing always stands last. */
  sortValue?: (row: Row) => CsvValue;
  /** False: a heading that does not sort. */
  sortable?: boolean;
  /** False: no filter below the heading. */
  filterable?: boolean;
  /** Longer explanation of the heading, as its tool tip. */
  hint?: string;
  /** Heading over this column and its neighbours of the same group, in tables that show groups. */
  group?: string;
  /** A double click copies the text of a cell, beside its button and Ctrl+C. */
  copyOnDoubleClick?: boolean;
}

/** A column that shows one field of the row. */
export interface FieldColumn<Row, Field extends keyof Row & string> extends ColumnLook<Row> {
  /** Name of the field; also the column's id, unless `id` says otherwise. */
  field: Field;
  /** Needed when two columns show the same field. */
  id?: string;
  /** Text of the value; default: the value itself, `null` and `undefined` as nothing. */
  format?: (value: Row[Field], row: Row) => string;
  /** How the value is changed in its place, in tables that can; without it the column is only shown. */
  edit?: CellEdit;
}

/** A column whose value is made of the row. */
export interface ComputedColumn<Row> extends ColumnLook<Row> {
  field?: undefined;
  id: string;
  value: (row: Row) => CsvValue;
  format?: (value: CsvValue, row: Row) => string;
  edit?: undefined;
}

/**
 * One column of a table, declared once and understood by every table and by CSV. A misspelt `field` does not compile,
 * and `format` receives the type of its field.
 */
export type Column<Row> =
  { [Field in keyof Row & string]: FieldColumn<Row, Field> }[keyof Row & string] | ComputedColumn<Row>;

function isComputed<Row>(column: Column<Row>): column is ComputedColumn<Row> {
  return column.field === undefined;
}

/** Id of a column, unique in its table. */
export function columnId<Row>(column: Column<Row>): string {
  return column.id ?? column.field ?? '';
}

/** The raw value a column has in a row. */
export function columnValue<Row>(column: Column<Row>, row: Row): unknown {
  return isComputed(column) ? column.value(row) : row[column.field];
}

/** The text a column shows in a row; empty for nothing. */
export function columnText<Row>(column: Column<Row>, row: Row): string {
  const value = columnValue(column, row);
  // The union of all fields hides that `format` belongs to this very value.
  const format = column.format as ((value: unknown, row: Row) => string) | undefined;
  if (format) return format(value, row);
  return value === null || value === undefined ? '' : String(value);
}

/** False for a column that files leave out. */
export function isInFiles<Row>(column: Column<Row>): boolean {
  return column.csv !== false;
}

/** The value a column gives to a file; what is no plain value is given as its text. */
export function columnCsvValue<Row>(column: Column<Row>, row: Row): CsvValue {
  return column.csv ? column.csv(row) : plainValue(column, row);
}

/** The value a column is sorted by. */
export function columnSortValue<Row>(column: Column<Row>, row: Row): CsvValue {
  return column.sortValue ? column.sortValue(row) : plainValue(column, row);
}

function plainValue<Row>(column: Column<Row>, row: Row): CsvValue {
  const value = columnValue(column, row);
  return value === null || typeof value !== 'object' ? (value as CsvValue) : columnText(column, row);
}
