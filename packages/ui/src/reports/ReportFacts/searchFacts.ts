import {
  isTyped,
  type FilterOption,
  type ListFilter,
  type ListSearch,
} from '../../tables/FilterForm/listFilters.ts';
import type { ReportFact } from './factsOfReport.ts';

/**
 * What a report was asked for, as facts in the order of its filters: chosen texts, days as they are, `All` where there
 * is no condition; flags of a group are one fact.
 * @param picks what the filters of kind `pick` offer, where it is known
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
