import { z } from 'zod';
import type { Column } from '@portal/ui/tables';

export interface Store {
  storeNumber: number;
  name: string;
  sales: number | null;
}

export const stores: readonly Store[] = [
  { storeNumber: 7, name: 'Lakewood', sales: 1200.5 },
  { storeNumber: 12, name: 'Hillcrest', sales: null },
];

export const storeColumns: readonly Column<Store>[] = [
  { field: 'name', heading: 'Store' },
  { field: 'sales', heading: 'Sales', align: 'right', format: (sales) => sales?.toFixed(2) ?? '' },
];

export const storeSchema = z.object({ name: z.string().min(1, 'Give it a name') });
