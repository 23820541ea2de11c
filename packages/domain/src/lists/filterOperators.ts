/** How a filter of a list compares, in the API's words. */
export type FilterOperator = 'contains' | 'startswith' | 'eq' | 'gte' | 'lte';

/** What may be chosen for a filter, in the order of its selection; the first is the default. */
export type FilterOperators = readonly [FilterOperator, ...FilterOperator[]];
