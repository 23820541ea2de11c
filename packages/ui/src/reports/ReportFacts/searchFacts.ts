import {
  isTyped,
  type FilterOption,
  type ListFilter,
  type ListSearch,
} from '../../tables/FilterForm/listFilters.ts';
import type { ReportFact } from './factsOfReport.ts';

/**
 * Search parameters of a report as facts, in the order of its filters: labels of selected options, days as
 * they are, `All` without a value; flags of a group form one fact.
 * @param picks loaded options of the `pick` filters, by name
 */
export function searchFacts(
  filters: readonly ListFilter[],
  search: ListSearch,
  picks: Readonly<Record<string, readonly FilterOption[] | undefined>> = {},
): ReportFact[] {
  const facts = new Map<string, string[]>();
  for (const filter of filters) {
    if (filter.kind === 'flag') {
      const on = facts.get(filter.group ?? filter.label) ?? [];
      facts.set(filter.group ?? filter.label, search[filter.name] === '1' ? [...on, filter.label] : on);
    } else facts.set(filter.label, [valueText(filter, search, picks[filter.name])]);
  }
  return [...facts].map(([label, values]) => ({ label, value: values.join(', ') || 'None' }));
}

function valueText(
  filter: ListFilter,
  search: ListSearch,
  picks: readonly FilterOption[] | undefined,
): string {
  const value = search[filter.name] ?? '';
  const options = filter.kind === 'choice' ? filter.options : picks;
  if (value === '') return 'All';
  if (isTyped(filter)) return value;
  return options?.find((option) => option.value === value)?.label ?? value;
}
