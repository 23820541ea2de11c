import { formatCurrency, formatNumber, formatPercent } from '@portal/domain';
import type { Column } from './Column.ts';

/** A row for the stories and tests of tables. */
export interface StoreRow {
  storeNumber: number;
  name: string;
  city: string;
  opened: string | null;
  customers: number | null;
  sales: number;
  growth: number;
  remark: string;
}

export const storeColumns: readonly Column<StoreRow>[] = [
  { field: 'name', heading: 'Store', width: 220 },
  { field: 'storeNumber', heading: 'Number', width: 96, align: 'right' },
  { field: 'city', heading: 'City', width: 160 },
  { field: 'opened', heading: 'Opened', width: 112, kind: 'day' },
  {
    field: 'customers',
    heading: 'Customers',
    width: 112,
    align: 'right',
    kind: 'integer',
    format: (value) => formatNumber(value),
  },
  { field: 'sales', heading: 'Sales', width: 136, align: 'right', kind: 'money', format: formatCurrency },
  { field: 'growth', heading: 'Growth', width: 104, align: 'right', kind: 'percent', format: formatPercent },
  { field: 'remark', heading: 'Remark' },
];

const cities = ['Lakewood', 'Euclid', 'Parma', 'Mentor', 'Solon', 'Medina', 'Elyria', 'Akron'];
const streets = ['Main St', 'Detroit Ave', 'Ridge Rd', 'Center St', 'Lake Shore Blvd'];
const remarks = [
  '',
  'Remodeled entrance',
  'Shares its parking lot with the pharmacy next door; deliveries only before eight in the morning',
  'Corner location',
];

/** Rows that are the same in every run: scattered, but not random. */
export function storeRows(count: number): StoreRow[] {
  return Array.from({ length: count }, (_row, index) => {
    const scattered = (index * 7919) % 104_729;
    return {
      storeNumber: 100 + index,
      name: `${cities[scattered % cities.length]} ${streets[scattered % streets.length]}`,
      city: cities[scattered % cities.length] ?? '',
      opened:
        index % 9 === 4
          ? null
          : `${1975 + (scattered % 50)}-${String((scattered % 12) + 1).padStart(2, '0')}-15`,
      customers: index % 11 === 7 ? null : scattered * 3,
      sales: Math.round(scattered * 1234) / 100 - (index % 13 === 5 ? 900_000 : 0),
      growth: ((scattered % 400) - 150) / 10,
      remark: remarks[scattered % remarks.length] ?? '',
    };
  });
}
