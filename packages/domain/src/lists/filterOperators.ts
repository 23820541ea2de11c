/** A comparison operator of a list filter, as the API names it. */
export type FilterOperator = 'contains' | 'startswith' | 'eq' | 'gte' | 'lte';

const matchesPart: Record<FilterOperator, boolean> = {
  contains: true,
  startswith: true,
  eq: false,
  gte: false,
  lte: false,
};

/** Whether an operator takes a part of a value, such as the year of a day; the others take a whole value. */
export function isPartialMatch(operator: FilterOperator): boolean {
  return matchesPart[operator];
}

/** The operators of a filter, in the order of its select; the first is the default. */
export type FilterOperators = readonly [FilterOperator, ...FilterOperator[]];
