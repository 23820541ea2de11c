import { zeroToNull } from '@portal/domain/reports';
import { formatCurrency, formatNumber, formatPercent, type NumberValue } from '@portal/domain';
import type { ComputedColumn, ValueKind } from '../tables/Column.ts';

const formats = {
  integer: (value: NumberValue) => formatNumber(value),
  decimal: (value: NumberValue) => formatNumber(value, 2),
  money: formatCurrency,
  percent: formatPercent,
  id: (value: NumberValue) => (value === null || value === undefined ? '' : String(value)),
} as const;

type NumberKind = Extract<ValueKind, keyof typeof formats>;

export interface NumberColumnOptions {
  heading: string;
  kind: NumberKind;
  /** Shown as blank when 0; files contain the 0. */
  blankWhenZero?: boolean;
}

/** Numeric column, formatted by its kind. */
export function createNumberColumn<Field extends string>(field: Field, options: NumberColumnOptions) {
  return { field, ...toNumberColumn(options) };
}

/** The same, computed from the row; `null` is blank, also in files. */
export function createComputedNumberColumn<Row>(
  id: string,
  value: (row: Row) => number | null,
  options: NumberColumnOptions,
): ComputedColumn<Row> {
  return { id, value, ...toNumberColumn(options) };
}

/** What the columns of numbers have in common; the rest of a `FieldColumn` or `ComputedColumn`. */
function toNumberColumn({ blankWhenZero = false, ...options }: NumberColumnOptions) {
  const format = formats[options.kind];
  return {
    ...options,
    align: 'right' as const,
    format: (value: unknown) => {
      const number = typeof value === 'number' ? value : null;
      return format(blankWhenZero ? zeroToNull(number) : number);
    },
  };
}
