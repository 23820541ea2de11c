import { zeroToNull } from '@portal/domain/reports';
import { formatCurrency, formatNumber, formatPercent, type NumberValue } from '@portal/domain';
import type { Column, FieldColumn, ValueKind } from '../tables/Column.ts';

/** Numeric fields of a row. */
type NumberField<Row> = {
  [Field in keyof Row & string]: Row[Field] extends NumberValue ? Field : never;
}[keyof Row & string];

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
  width: number;
  kind: NumberKind;
  /** Shown as blank when 0; files contain the 0. */
  blankWhenZero?: boolean;
}

/** Numeric column, formatted by its kind (specification 3 §9). */
export function createNumberColumn<Row>(
  field: NumberField<Row>,
  { heading, width, kind, blankWhenZero = false }: NumberColumnOptions,
): Column<Row> {
  const format = formats[kind];
  const column: FieldColumn<Row, NumberField<Row>> = {
    field,
    heading,
    width,
    kind,
    align: 'right',
    format: (value) => format(blankWhenZero ? zeroToNull(value as NumberValue) : (value as NumberValue)),
  };
  // The type does not show that a numeric field is one of the fields.
  return column as unknown as Column<Row>;
}

/** The same, computed from the row; `null` is blank, also in files. */
export function createComputedNumberColumn<Row>(
  id: string,
  value: (row: Row) => number | null,
  { heading, width, kind, blankWhenZero = false }: NumberColumnOptions,
): Column<Row> {
  const format = formats[kind];
  return {
    id,
    heading,
    width,
    kind,
    align: 'right',
    value,
    format: (computed: unknown) => {
      const number = computed as number | null;
      return format(blankWhenZero ? zeroToNull(number) : number);
    },
  };
}
