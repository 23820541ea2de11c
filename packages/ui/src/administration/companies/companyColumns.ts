import type { Company } from '@portal/domain';
import type { Column } from '../../tables/Column.ts';

/** Columns of Companies. The abbreviation identifies a company and stays. */
export const companyColumns: readonly Column<Company>[] = [
  { field: 'companyAbbrev', heading: 'Abbreviation', kind: 'code' },
  { field: 'companyName', heading: 'Company', kind: 'name', edit: { kind: 'text' } },
];
