import type { ReactNode } from 'react';
import { type CsvValue, formatDate, formatNumber } from '@portal/domain';
import type { StatusKind } from '../feedback/StatusBadge/StatusBadge.tsx';
import type { CellEdit } from './editing/CellEdit.ts';

/**
 * Values that are compared: integer, number with two decimals, dollars, percentage (0 to 100), numeric identifier
 * (no thousands separators) or day (`YYYY-MM-DD`).
 */
export type ComparedKind = 'integer' | 'decimal' | 'money' | 'percent' | 'id' | 'day';

/**
 * Meaning of a value: one that is compared, or a text: the code of something, a name of a person or a thing, prose, Yes or
 * No, the state of something, a link.
 */
export type ValueKind = ComparedKind | 'code' | 'name' | 'text' | 'flag' | 'status' | 'link';

const comparedKinds: ReadonlySet<string> = new Set<ComparedKind>([
  'integer',
  'decimal',
  'money',
  'percent',
  'id',
  'day',
]);

/** Whether values are compared as numbers or days, not as texts. */
export function isCompared(kind: ValueKind | undefined): kind is ComparedKind {
  return kind !== undefined && comparedKinds.has(kind);
}

/** What columns of fields and computed columns have in common. */
export interface ColumnBase<Row> {
  /** Heading, with the unit if there is one: `Cost ($)`. */
  heading: string;
  /** Default: numbers and amounts at the right, others at the left. */
  align?: 'left' | 'right' | 'center';
  /** Width in CSS pixels of a column of controls; others are sized by their kind and texts. */
  width?: number;
  /** Width in CSS pixels of what `cell` shows beside the text, such as an icon. */
  ornament?: number;
  /** Name of the person that the row is, whose avatar is before the text. */
  person?: (row: Row) => string;
  /** Shows the text as a badge of this kind; `null`: as quiet text, for the normal case. */
  badge?: (row: Row) => StatusKind | null;
  /**
   * Custom cell content, such as a link or an icon. `format` still provides the text for tooltip and filter.
   */
  cell?: (row: Row) => ReactNode;
  /**
   * Value in exported files; default: the raw value, of a day its text. `false` excludes the column from files and print, for
   * columns of links.
   */
  exportValue?: ((row: Row) => CsvValue) | false;
  /**
   * Meaning of the value: how wide the column is, whether it may be cut, how it is filtered, and formatted in a workbook.
   * A `day` is shown as `YYYY-MM-DD`; an instant is one whose `format` adds the time. Default: `text`.
   */
  kind?: ValueKind;
  /** Value to sort by; default: the raw value. Missing values are always last. */
  sortValue?: (row: Row) => CsvValue;
  /** `false`: the heading does not sort. */
  sortable?: boolean;
  /** `false`: no filter below the heading. */
  filterable?: boolean;
  /** Longer explanation, shown as the tooltip of the heading. */
  hint?: string;
  /** Heading above this column and adjacent columns of the same group, in tables that show groups. */
  group?: string;
  /** A double click also copies the text of the cell, in addition to the copy button and Ctrl+C. */
  copyOnDoubleClick?: boolean;
}

export interface FieldColumn<Row, Field extends keyof Row & string> extends ColumnBase<Row> {
  /** Name of the field; also the column ID unless `id` is given. */
  field: Field;
  /** Required when two columns show the same field. */
  id?: string;
  /** Text of the value; default: the value itself, empty for `null` and `undefined`. */
  format?: (value: Row[Field], row: Row) => string;
  /** How the value is edited in tables that support it; without it the column is read-only. */
  edit?: CellEdit;
}

export interface ComputedColumn<Row> extends ColumnBase<Row> {
  field?: undefined;
  id: string;
  value: (row: Row) => CsvValue;
  format?: (value: CsvValue, row: Row) => string;
  edit?: undefined;
}

/**
 * One column of a table, declared once for all table components and exports. A misspelled `field` does not
 * compile, and `format` receives the type of its field.
 */
export type Column<Row> =
  { [Field in keyof Row & string]: FieldColumn<Row, Field> }[keyof Row & string] | ComputedColumn<Row>;

function isComputed<Row>(column: Column<Row>): column is ComputedColumn<Row> {
  return column.field === undefined;
}

/** ID of a column, unique in its table. */
export function getColumnId<Row>(column: Column<Row>): string {
  return column.id ?? column.field ?? '';
}

/** Raw value of a column in a row. */
export function getColumnValue<Row>(column: Column<Row>, row: Row): unknown {
  return isComputed(column) ? column.value(row) : row[column.field];
}

/** Text of a column in a row; empty for missing values, also for fields that a provider leaves out. */
export function getColumnText<Row>(column: Column<Row>, row: Row): string {
  const value = getColumnValue(column, row);
  if (value === undefined) return '';
  // The value is one of its own column.
  if (column.format) return (column.format as (value: unknown, row: Row) => string)(value, row);
  if (value === null) return '';
  if (column.kind === 'integer' && typeof value === 'number') return formatNumber(value);
  return column.kind === 'day' ? formatDate(String(value)) : String(value);
}

/** Name of a row: the text of the first column. */
export function getRowName<Row>([name]: readonly Column<Row>[], row: Row): string {
  return name ? getColumnText(name, row) : '';
}

/** Alignment of a column; `undefined` for the left. */
export function getColumnAlign<Row>({ align, kind }: Column<Row>): ColumnBase<Row>['align'] {
  return align ?? (isCompared(kind) && kind !== 'day' && kind !== 'id' ? 'right' : undefined);
}

/** Whether a text has a word that a printed column may break; `undefined` instead of `false`, as an attribute. */
export function hasLongWord(text: string): true | undefined {
  return /\S{21}/.test(text) || undefined;
}

/** `false` for a column that is excluded from exported files. */
export function isExported<Row>(column: Column<Row>): boolean {
  return column.exportValue !== false;
}

/** Value of a column in exported files; values that are not primitive are exported as their text. */
export function getColumnExportValue<Row>(column: Column<Row>, row: Row): CsvValue {
  if (column.exportValue) return column.exportValue(row);
  return column.kind === 'day' ? getColumnText(column, row) : toPrimitiveValue(column, row);
}

export function getColumnSortValue<Row>(column: Column<Row>, row: Row): CsvValue {
  return column.sortValue ? column.sortValue(row) : toPrimitiveValue(column, row);
}

function toPrimitiveValue<Row>(column: Column<Row>, row: Row): CsvValue {
  const value = getColumnValue(column, row) ?? null;
  // Computed from fields that are missing.
  if (Number.isNaN(value)) return null;
  return isPrimitive(value) ? value : getColumnText(column, row);
}

function isPrimitive(value: unknown): value is CsvValue {
  return value === null || typeof value !== 'object';
}
