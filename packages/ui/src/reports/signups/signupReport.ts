import type { SignupStat, Store } from '@portal/domain/reports';
import type { SourceCode } from '@portal/domain';
import type { Column } from '../../tables/Column.ts';
import type { FilterOption, ListSearch } from '../../tables/FilterForm/listFilters.ts';
import { createNumberColumn } from '../numberColumns.ts';

/** Source codes as options. */
export function toSourceOptions(sources: readonly SourceCode[]): FilterOption[] {
  return sources.map(({ source, description }) => ({
    value: source,
    label: formatOption(source, description),
  }));
}

export function toStoreOptions(stores: readonly Store[]): FilterOption[] {
  return stores.map(({ store, storeName1 }) => ({
    value: String(store),
    label: formatOption(store, storeName1),
  }));
}

/** Code and name; a provider can leave out the name. */
function formatOption(code: string | number, name: string | null): string {
  return name ? `${code} - ${name}` : String(code);
}

const numberColumns: readonly Column<SignupStat>[] = [
  createNumberColumn('total', { heading: 'Total', kind: 'integer' }),
  createNumberColumn('netNew', { heading: 'NetNew', kind: 'integer' }),
  createNumberColumn('dmProvided', { heading: 'DMProvided', kind: 'integer' }),
  createNumberColumn('dmNetNew', { heading: 'DMNetNew', kind: 'integer' }),
  createNumberColumn('dmCarrRte', { heading: 'DMCarrRte', kind: 'integer' }),
  createNumberColumn('dmdpv', { heading: 'DMDPV', kind: 'integer' }),
  createNumberColumn('emProvided', { heading: 'EMProvided', kind: 'integer' }),
  createNumberColumn('emNetNew', { heading: 'EMNetNew', kind: 'integer' }),
  createNumberColumn('otMobileNumber', { heading: 'OTMobileNumber', kind: 'integer' }),
  createNumberColumn('mobileNetNew', { heading: 'MobileNetNew', kind: 'integer' }),
];

/** Columns of the signup statistics; breakdowns show or hide the first ones. */
export function createSignupColumns(search: ListSearch): readonly Column<SignupStat>[] {
  const columns: (Column<SignupStat> | false)[] = [
    search.breakdownByDescription !== '1' && { field: 'srcSource', heading: 'Source', kind: 'code' },
    { field: 'description', heading: 'Description' },
    search.dailyBreakdown === '1' && {
      field: 'addDate',
      heading: 'AddDate',
      kind: 'day',
    },
    search.storeBreakdown === '1' && createNumberColumn('store', { heading: 'Store', kind: 'id' }),
    ...numberColumns,
  ];
  return columns.filter((column) => column !== false);
}

/** Unique ID of a row within a report. */
export function getSignupRowId({ srcSource, description, addDate, store }: SignupStat): string {
  return JSON.stringify([srcSource, description, addDate, store]);
}
