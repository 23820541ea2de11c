/** A comparison operator of a list filter, as the API names it. */
export type FilterOperator = 'contains' | 'startswith' | 'eq' | 'gte' | 'lte';

/** The operators of a filter, in the order of its select; the first is the default. */
export type FilterOperators = readonly [FilterOperator, ...FilterOperator[]];
