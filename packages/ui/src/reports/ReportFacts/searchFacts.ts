import {
  isValueFilter,
  type FilterOption,
  type ListFilter,
  type ListSearch,
} from '../../tables/FilterForm/listFilters.ts';
import type { ReportFact } from './facts.ts';

/**
 * Search parameters of a report as facts, in the order of its filters: labels of selected options, days as
 * they are, `All` without a value; flags of a group form one fact, `No breakdown` without flags.
 * @param pickOptions loaded options of the `pick` filters, by name
 */
export function createSearchFacts(
  filters: readonly ListFilter[],
  search: ListSearch,
  pickOptions: Readonly<Record<string, readonly FilterOption[] | undefined>> = {},
): ReportFact[] {
  const facts = new Map<string, string[]>();
  for (const filter of filters) {
    if (filter.kind === 'flag') {
      const flagLabels = facts.get(filter.group ?? filter.label) ?? [];
      facts.set(
        filter.group ?? filter.label,
        search[filter.name] === '1' ? [...flagLabels, filter.label] : flagLabels,
      );
    } else facts.set(filter.label, [formatValue(filter, search, pickOptions[filter.name])]);
  }
  return [...facts].map(([label, values]) =>
    values.length === 0
      ? { label: `No ${label.toLowerCase()}`, value: '' }
      : { label, value: values.join(', ') },
  );
}

function formatValue(
  filter: ListFilter,
  search: ListSearch,
  pickOptions: readonly FilterOption[] | undefined,
): string {
  const value = search[filter.name] ?? '';
  const options = filter.kind === 'select' ? filter.options : pickOptions;
  if (value === '') return 'All';
  if (isValueFilter(filter)) return value;
  return options?.find((option) => option.value === value)?.label ?? value;
}
