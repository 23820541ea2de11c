import type { StartPage } from '@portal/domain';
import type { Column } from '../../tables/Column.ts';

/** Columns of Start Pages. */
export const startPageColumns: readonly Column<StartPage>[] = [
  { field: 'startPage1', heading: 'Start Page', kind: 'name', edit: { kind: 'text' } },
  { field: 'startPageUrl', heading: 'URL', kind: 'text', edit: { kind: 'text' } },
];
